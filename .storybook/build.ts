import { join, relative } from 'node:path';
import { hostFolder } from '@rapport/site-build/static-site';
import { runNode } from '@rapport/tooling/children';
import { bin, root, StopError } from '@rapport/tooling/root';
import { writeRegistry } from '../packages/ui/scripts/registry.ts';

/** The folder of `npm run build -- storybook` and `npm run storybook`. */
export const storybookFolder = join(root, 'dist/storybook');

/** The command that deploys the Storybook in `storybookFolder`. */
export const deployStorybook = `npx firebase-tools deploy --only hosting --config ${relative(root, join(storybookFolder, 'firebase.json'))} --project your-project`;

/** The path of Storybook on the site. */
export const DESIGN_PATH = '/design';

/** The folder beside Storybook with the sections' code for `shadcn add`: `/design/r/Hero.json`. */
const REGISTRY = 'r';

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
  await writeRegistry(join(files, REGISTRY));
  await hostFolder(folder, join(root, '.storybook/firebase.json'), {
    '/': 'index.html',
    // A story, in a frame of its own.
    '/iframe': 'iframe.html',
  });
}
