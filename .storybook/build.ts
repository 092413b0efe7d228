import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { minify } from 'vite';
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

/** Storybook's own files, which its build does not minify: a quarter of all bytes. */
const UNMINIFIED = ['sb-manager/globals-runtime.js', 'sb-manager/runtime.js'];

async function minifyFile(file: string): Promise<void> {
  const { code } = await minify(file, await readFile(file, 'utf8'), { module: true });
  await writeFile(file, code);
}

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
  // Removes a debugging page, which is as large as the manifest and which the policy refuses.
  await rm(join(files, 'manifests/components.html'), { force: true });
  // Nothing asks for these copies: Storybook's pages load its fonts from sb-common-assets.
  const copies = (await readdir(files)).filter((name) => /^nunito-sans-.*\.woff2$/.test(name));
  await Promise.all(copies.map((name) => rm(join(files, name))));
  await Promise.all(UNMINIFIED.map((file) => minifyFile(join(files, file))));
  await writeRegistry(join(files, REGISTRY));
  await hostFolder(folder, join(root, '.storybook/firebase.json'), {
    '/': 'index.html',
    // A story, in a frame of its own.
    '/iframe': 'iframe.html',
  });
}
