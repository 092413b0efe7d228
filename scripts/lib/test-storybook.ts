/** Serves the built Storybook as its readers get it. */
import { join } from 'node:path';
import { serveSite } from '@rapport/site-build/serve';
import { buildOnce } from '@rapport/tooling/build-once';
import { cacheFolder } from '@rapport/tooling/root';
import { KIT_INPUTS } from './site-build.ts';
import { buildStorybook } from '../../.storybook/build.ts';

/** The inputs of the build of Storybook. */
const INPUTS = [
  ...KIT_INPUTS,
  '.storybook',
  'docs',
  'packages/app',
  'packages/site-build',
  'packages/tooling',
  'packages/ui/tests',
];

/** The built Storybook: the folder of its files, and its URL. */
export interface TestStorybook {
  folder: string;
  url: string;
}

/**
 * Builds Storybook if it has changed, and serves it while `run` is running.
 * @throws StopError with the output of a failed build.
 */
export async function withTestStorybook<T>(
  run: (storybook: TestStorybook) => Promise<T>,
): Promise<T> {
  const folder = join(cacheFolder, 'test-storybook');
  await buildOnce({ folder, inputs: INPUTS }, () => buildStorybook(folder));
  const server = await serveSite({ folder, port: 0 });
  try {
    return await run({ folder: join(folder, 'public'), url: server.url });
  } finally {
    await server.close();
  }
}
