/** The built Storybook, as its readers get it. */
import { join } from 'node:path';
import { serveSite } from '@rapport/site-build/serve';
import { cacheFolder } from './root.ts';
import { buildStorybook } from './storybook-build.ts';

/** The built Storybook: the folder of its files, and the URL where it is served. */
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
  await buildStorybook(folder);
  const server = await serveSite({ folder, port: 0 });
  try {
    return await run({ folder: join(folder, 'public'), url: server.url });
  } finally {
    await server.close();
  }
}
