// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

let cacheDir: string;
let server: ViteDevServer;

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'rapport-vite-'));
  server = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'silent',
    // Separate from that of a running site.
    cacheDir,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
});
afterAll(async () => {
  await server.close();
  await rm(cacheDir, { recursive: true, force: true });
});

// A fresh clone has no packages/ui/dist, and source changes must show at once.
test.each(['/src/site.css', '/src/pages/Landing.tsx'])(
  'in development, %s uses the kit’s source',
  async (path) => {
    await server.transformRequest(path);
    const module = await server.moduleGraph.getModuleByUrl(path);
    const files = [...(module?.importedModules ?? [])].map(({ file }) => file).join(' ');
    expect(files).toContain('/ui/src/');
    expect(files).not.toContain('/ui/dist/');
  },
);

test.each([
  ['privacy', 'what-stays-in-your-browser'],
  ['terms', 'the-limits-of-our-liability'],
  ['cookie-policy', 'how-to-remove-what-is-stored'],
])('the address of a section of the legal text %s does not change', async (name, id) => {
  const { code = '' } = (await server.transformRequest(`/src/content/legal/${name}.mdx`)) ?? {};
  expect(code.replaceAll(/\s+/g, ' ')).toContain(`{ id: "${id}", title:`);
});
