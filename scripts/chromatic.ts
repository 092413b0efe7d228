/**
 * `npm run chromatic`: builds Storybook and publishes it at Chromatic. Needs CHROMATIC_PROJECT_TOKEN.
 * Passes words after `--` to Chromatic's own command.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { bin, cacheFolder, root, StopError } from '@rapport/tooling/root';
import { buildStorybook } from '../.storybook/build.ts';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  throw new StopError(
    'Set CHROMATIC_PROJECT_TOKEN to the token from your project’s Manage page on chromatic.com.',
  );
}
endChildrenOnSignal();
const folder = join(cacheFolder, 'chromatic');
console.log('Building Storybook …');
// With the modules of each story, Chromatic finds the stories that a commit changes.
await buildStorybook(folder, ['--stats-json']);
// The other settings are in chromatic.config.json.
const args = [bin('chromatic'), '--storybook-build-dir', join(folder, 'public')];
const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
