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

/**
 * Builds Storybook if it has changed, and serves it while `run` is running.
 * @param run Gets its folder and address in the environment variables that the tests read.
 * @throws StopError with the output of a failed build.
 */
export async function withTestStorybook<T>(
  run: (env: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> {
  const folder = join(cacheFolder, 'test-storybook');
  await buildOnce({ folder, inputs: INPUTS }, () => buildStorybook(folder));
  const server = await serveSite({ folder, port: 0 });
  try {
    return await run({ STORYBOOK_FOLDER: join(folder, 'public'), STORYBOOK_URL: server.url });
  } finally {
    await server.close();
  }
}
