/** The Node half of the loops: what a test in the browser calls through `commands`. */
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';

const folder = new URL('.', import.meta.url);
const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** Stories import Storybook's preview; the loops take them as plain data instead. */
export const plainStories = (): Plugin => ({
  name: 'plain-stories',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('.storybook/preview.tsx')
      ? fileURLToPath(new URL('preview.tsx', folder))
      : null,
});

let renderer: Promise<typeof import('./server.tsx')> | undefined;

/** A Vite server of its own: that of the browser project bundles React for the browser. */
async function startRenderer({ vitest }: TestProject) {
  const server = await createServer({
    root: repository,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null },
    resolve: { conditions: ['@rapport/source', 'node', 'module'] },
    plugins: [plainStories()],
  });
  vitest.onClose(() => server.close());
  return (await server.ssrLoadModule(
    fileURLToPath(new URL('server.tsx', folder)),
  )) as typeof import('./server.tsx');
}

/** The story's HTML, rendered in this process, where there is no document. */
export async function serverRender(
  { project }: { project: TestProject },
  name: string,
): Promise<string> {
  renderer ??= startRenderer(project);
  return (await renderer).serverRender(name);
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    serverRender: (name: string) => Promise<string>;
  }
}
