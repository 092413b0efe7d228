/** The Node half of the rendering tests: tests in the browser call these functions through `commands`. */
import '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import type { BrowserCommandContext, TestProject } from 'vitest/node';

const folder = new URL('.', import.meta.url);
const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** Replaces Storybook's preview, which stories import, so that the rendering tests get plain data. */
export const plainStories = (): Plugin => ({
  name: 'plain-stories',
  enforce: 'pre',
  resolveId: (source) =>
    /^#stories\/preview\.tsx$|\/\.storybook\/preview\.tsx$/.test(source)
      ? fileURLToPath(new URL('preview.tsx', folder))
      : null,
});

let renderer: Promise<typeof import('./server.tsx')> | undefined;

/** Starts a separate Vite server: the browser project's server bundles React for the browser. */
async function startRenderer({ vitest }: TestProject) {
  const server = await createServer({
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
  vitest.onClose(() => server.close());
  return (await server.ssrLoadModule(
    fileURLToPath(new URL('server.tsx', folder)),
  )) as typeof import('./server.tsx');
}

/** Renders the story's HTML in this Node process, which has no document. */
export async function serverRender(
  { project }: { project: TestProject },
  name: string,
): Promise<string> {
  renderer ??= startRenderer(project);
  return (await renderer).serverRender(name);
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

declare module 'vitest' {
  interface ProvidedContext {
    /** `core` runs the rendering tests on the few stories that show everything, `full` on all stories. */
    scope: 'core' | 'full';
    /** Limits the tests to all stories of these parts, whatever the scope. Empty: all parts. */
    parts: string[];
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (
      media: Parameters<BrowserCommandContext['page']['emulateMedia']>[0],
    ) => Promise<void>;
    pressKeys: () => Promise<void>;
    pressTab: () => Promise<void>;
    serverRender: (name: string) => Promise<string>;
  }
}
