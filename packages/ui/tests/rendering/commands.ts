/** The Node half of the browser tests, which call these functions through `commands`. */
import '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { BrowserCommandContext, TestProject } from 'vitest/node';

const folder = new URL('.', import.meta.url);
const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** Replaces Storybook's preview, which stories import, so that these tests get plain data. */
export const plainStories = (): Plugin => ({
  name: 'plain-stories',
  enforce: 'pre',
  resolveId: (source) =>
    /^#stories\/preview\.tsx$|\/\.storybook\/preview\.tsx$/.test(source)
      ? fileURLToPath(new URL('preview.tsx', folder))
      : null,
});

let server: Promise<ViteDevServer> | undefined;

/** Starts a separate Vite server: the browser project's server bundles React for the browser. */
async function startServer({ vitest }: TestProject) {
  const started = await createServer({
    root: repository,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null },
    resolve: {
      conditions: ['@rapport/source', 'node', 'module'],
      // The stories of the site's screens import the kit by its name, which Node would load itself.
      alias: { '@rapport/ui': fileURLToPath(new URL('../../src/index.ts', folder)) },
    },
    plugins: [plainStories()],
  });
  vitest.onClose(() => started.close());
  return started;
}

/** Renders the HTML of a story of this file in this Node process, which has no document. */
export async function serverRender(
  { project }: { project: TestProject },
  file: string,
  id: string,
): Promise<string> {
  server ??= startServer(project);
  const load = (await server).ssrLoadModule;
  const { serverRender: render } = (await load(
    fileURLToPath(new URL('server.tsx', folder)),
  )) as typeof import('./server.tsx');
  return render(await load(file), id);
}

/** Sets the user's preferences in the browser: color scheme, contrast, forced colors, motion. */
export async function emulateMedia(
  { page }: BrowserCommandContext,
  media: Parameters<BrowserCommandContext['page']['emulateMedia']>[0],
): Promise<void> {
  await page.emulateMedia(media);
}

/** Presses a real Tab key: focus moved by script does not always match `:focus-visible`. */
export async function pressTab({ page }: BrowserCommandContext): Promise<void> {
  await page.keyboard.press('Tab');
}

/** Presses the keys that the page's `nextKey` names, until it names none. */
export async function pressKeys({ page, frame }: BrowserCommandContext): Promise<void> {
  const tester = await frame();
  const next = () => tester.evaluate<string | null>('nextKey()');
  for (let key = await next(); key; key = await next()) await page.keyboard.press(key);
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (
      media: Parameters<BrowserCommandContext['page']['emulateMedia']>[0],
    ) => Promise<void>;
    pressKeys: () => Promise<void>;
    pressTab: () => Promise<void>;
    serverRender: (file: string, id: string) => Promise<string>;
  }
}
