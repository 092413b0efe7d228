/**
 * A window with WebKitGTK in it, for WebKitWebDriver: `gjs -m webkit-window.gjs.js SCRIPT`. Pages
 * run this script first.
 *
 * WebKit's own MiniBrowser has a toolbar, which keeps it wider than a phone.
 */
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

const [scriptFile] = ARGV;

Gtk.init(null);

const context = WebKit.WebContext.new_ephemeral();
context.set_automation_allowed(true);

const [, script] = GLib.file_get_contents(scriptFile);
const content = new WebKit.UserContentManager();
content.add_script(
  WebKit.UserScript.new(
    new TextDecoder().decode(script),
    WebKit.UserContentInjectedFrames.TOP_FRAME,
    WebKit.UserScriptInjectionTime.START,
    null,
    null,
  ),
);

function newView() {
  const view = new WebKit.WebView({
    web_context: context,
    user_content_manager: content,
    is_controlled_by_automation: true,
  });
  const window = new Gtk.Window({ decorated: false, default_width: 1280, default_height: 900 });
  window.add(view);
  view.connect('close', () => window.destroy());
  window.show_all();
  return view;
}

context.connect('automation-started', (_context, session) => {
  const about = new WebKit.ApplicationInfo();
  about.set_name('WebKitGTK');
  about.set_version(
    WebKit.get_major_version(),
    WebKit.get_minor_version(),
    WebKit.get_micro_version(),
  );
  session.set_application_info(about);
  session.connect('create-web-view', newView);
});

Gtk.main();
