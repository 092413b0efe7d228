/**
 * `npm run chromatic`: builds Storybook, prints how many snapshots Chromatic would take and what they
 * cost, and publishes Storybook there. Needs CHROMATIC_PROJECT_TOKEN. Passes words after `--` to
 * Chromatic's own command.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { bin, cacheFolder, root } from '@rapport/tooling/root';
import { costLine } from '../.storybook/visual/chromatic.ts';
import { readStories } from '../.storybook/visual/run.ts';
import { buildStorybook } from '../.storybook/build.ts';

endChildrenOnSignal();
const folder = join(cacheFolder, 'chromatic');
const built = join(folder, 'public');
console.log('Building Storybook …');
// With the modules of each story, Chromatic finds the stories that a commit changes.
await buildStorybook(folder, ['--stats-json']);
console.log(costLine(readStories(built)));

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  // The other settings are in chromatic.config.json.
  const args = [bin('chromatic'), '--storybook-build-dir', built, ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
} else {
  console.log(
    'Nothing was uploaded: to publish, set CHROMATIC_PROJECT_TOKEN to the token from your project’s Manage page on chromatic.com. `npm run visual` compares pictures without it.',
  );
}
