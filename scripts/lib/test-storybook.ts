/** The built Storybook, as its readers get it. */
import { join } from 'node:path';
import { preview } from 'vite';
import { runNode } from './children.ts';
import { bin, cacheFolder, root, StopError } from './root.ts';

/** The built Storybook: its folder, and the URL where it is served. */
export interface TestStorybook {
  folder: string;
  url: string;
}

/**
 * Builds Storybook and serves it while `run` is running.
 * @throws StopError with the output of a build that failed.
 */
export async function withTestStorybook<T>(
  run: (storybook: TestStorybook) => Promise<T>,
): Promise<T> {
  const folder = join(cacheFolder, 'test-storybook');
  const args = [bin('storybook'), 'build', '--quiet', '--output-dir', folder];
  const { code, output } = await runNode('storybook', args);
  if (code !== 0) throw new StopError(`The build of Storybook failed:\n${output.trim()}`);
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  try {
    const address = server.httpServer.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return await run({ folder, url: `http://127.0.0.1:${port}` });
  } finally {
    await server.close();
  }
}
