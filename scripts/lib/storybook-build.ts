import { join } from 'node:path';
import { hostFolder } from '@rapport/site-build/static-site';
import { runNode } from './children.ts';
import { bin, root, StopError } from './root.ts';

/**
 * Builds Storybook in `<folder>/public`, and its firebase.json next to it.
 * @param options More options of `storybook build`. @default []
 * @throws StopError with the output of a build that failed.
 */
export async function buildStorybook(folder: string, options: string[] = []): Promise<void> {
  const files = join(folder, 'public');
  const args = [bin('storybook'), 'build', '--quiet', '--output-dir', files, ...options];
  const { code, output } = await runNode('storybook', args);
  if (code !== 0) throw new StopError(`The build of Storybook failed:\n${output.trim()}`);
  await hostFolder(folder, join(root, '.storybook/firebase.json'), {
    '/': 'index.html',
    // A story, in a frame of its own.
    '/iframe': 'iframe.html',
  });
}
