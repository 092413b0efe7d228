import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@rapport/tooling/root';

/** Returns the output for a command that does not exist, on this version of Node. */
function answerOn(version: string): string {
  const versions = `{ ...process.versions, node: '${version}' }`;
  const pretend = `Object.defineProperty(process, 'versions', { value: ${versions} });`;
  const { stderr, status } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(pretend)}`,
      join(root, 'scripts/bootstrap.mjs'),
      'nothing',
    ],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  return stderr;
}

test.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0'])(
  'Node %s is rejected in one line that names the remedy',
  (version) => {
    expect(answerOn(version)).toMatch(
      new RegExp(
        `^Rapport needs Node 20\\.19, 22\\.12 or newer, and this is ${version}: install .+\\n$`,
      ),
    );
  },
);

test.each(['20.19.0', '22.12.0', '24.0.0', '26.1.0'])('Node %s is accepted', (version) => {
  expect(answerOn(version)).toBe('There is no command "nothing": `npm run help` lists them.\n');
});
