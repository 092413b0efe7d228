/**
 * `npm run visual`: takes pictures of stories and compares them with the pictures in the repository.
 * `npm run visual -- --update` replaces pictures that differ. Words after `--` choose stories by id.
 */
import { join, relative } from 'node:path';
import { BARE_HOSTING, serveSite } from '@rapport/site-build/serve';
import type { Browser } from 'playwright';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { ensureChromium } from '@rapport/tooling/chromium';
import { cacheFolder, root, StopError } from '@rapport/tooling/root';
import { Baselines } from '../.storybook/visual/baselines.ts';
import { launch } from '../.storybook/visual/capture.ts';
import { EnvironmentRecord } from '../.storybook/visual/environment.ts';
import { Report, summaryOf } from '../.storybook/visual/report.ts';
import { compareAll, readStories, updateAll, type Built } from '../.storybook/visual/run.ts';
import { withTestStorybook } from './lib/test-storybook.ts';

const OPTIONS = ['--update', '--force'];
const BUILT = '--built=';

const all = process.argv.slice(2);
const words = all.filter((word) => !word.startsWith('--'));
const options = new Set(all.filter((word) => word.startsWith('--') && !word.startsWith(BUILT)));
const builtFolder = all.find((word) => word.startsWith(BUILT))?.slice(BUILT.length);
const unknown = [...options].find((option) => !OPTIONS.includes(option));
if (unknown) {
  throw new StopError(
    `There is no option ${unknown}: the options are ${OPTIONS.join(', ')} and ${BUILT}<folder>.`,
  );
}

const baselines = new Baselines();
const record = new EnvironmentRecord(baselines.folder);
const report = new Report(join(cacheFolder, 'visual'));

/** Serves Storybook while `run` is running. Uses an existing build if one is named. */
async function withStorybook<T>(run: (built: Built) => Promise<T>): Promise<T> {
  if (!builtFolder) return withTestStorybook(run);
  const server = await serveSite({ folder: builtFolder, port: 0, hosting: BARE_HOSTING });
  try {
    return await run({ folder: builtFolder, url: server.url });
  } finally {
    await server.close();
  }
}

const list = (title: string, lines: string[]): void => {
  if (lines.length > 0) console.log(`${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

async function compareWithReport(browser: Browser): Promise<void> {
  await report.clear();
  const outcomes = await withStorybook(async (built) => {
    const found = await compareAll(browser, built, baselines, words, (shot, shown) =>
      report.show(shot, shown),
    );
    await report.write(found, readStories(built.folder));
    return found;
  });
  const different = outcomes.filter(({ verdict }) => verdict !== 'same');
  list(
    'Not the same',
    different.map(({ id, mode, verdict }) => `${verdict.padEnd(9)}${id} ${mode}`),
  );
  console.log(`${summaryOf(outcomes)}. Report: ${relative(root, report.file)}`);
  // A new story gets its picture with the next update, so that anyone can add a story anywhere.
  if (different.every(({ verdict }) => verdict === 'unsteady' || verdict === 'new')) return;
  process.exitCode = 1;
  console.log(
    'If the stories should look like that, run `npm run visual -- --update` and commit the pictures; `npm run visual -- --update button` updates only the stories with that word in their id.',
  );
}

async function update(browser: Browser): Promise<void> {
  const isWhole = words.length === 0;
  const done = await withStorybook((built) => updateAll(browser, built, baselines, words));
  if (isWhole) await record.write(browser);
  const name = ({ id, mode }: { id: string; mode: string }) => `${id} ${mode}`;
  list('Changed', done.changed.map(name));
  list('Removed', done.removed.map(name));
  list(
    'Could not be taken',
    done.broken.map(({ shot, reason }) => `${name(shot)}: ${reason}`),
  );
  const megabytes = (baselines.size() / 1e6).toFixed(1);
  console.log(
    `${done.added.length} added, ${done.changed.length} changed, ${done.removed.length} removed, ${done.same} the same; ${megabytes} MB in all.`,
  );
  if (done.broken.length > 0) process.exitCode = 1;
}

endChildrenOnSignal();
await ensureChromium();
const browser = await launch();
try {
  const isUpdate = options.has('--update');
  const reason = await record.differs(browser);
  if (reason && isUpdate && !(options.has('--force') && words.length === 0)) {
    throw new StopError(
      `The pictures can’t be updated here: ${reason}. Pictures from two places can’t be mixed: to take all of them here, run \`npm run visual -- --update --force\`.`,
    );
  }
  if (reason && !options.has('--force')) {
    console.log(
      `The pictures weren’t compared: ${reason}. Run this on Debian with its own Chromium, for example in the container node:20-bookworm, or compare anyway with \`npm run visual -- --force\`.`,
    );
  } else if (isUpdate) await update(browser);
  else await compareWithReport(browser);
} finally {
  await browser.close();
}
