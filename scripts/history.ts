/**
 * `npm run history`: writes .storybook/docs/history.json from the repository's log: since when each
 * part is there, and its last changes. A file, because a build may have a clone without the log.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { historyOf, type Commit } from '../.storybook/docs/history.ts';
import { findComponents } from '../packages/ui/scripts/components.ts';
import { root, StopError } from './lib/root.ts';

const MANIFEST = 'packages/ui/package.json';
/** Separates commits and their fields; no subject contains them. */
const COMMIT = '\u001E';
const FIELD = '\u001F';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

const versionIn = (manifest: string) => (JSON.parse(manifest) as { version: string }).version;

/** The kit's version after each commit that changed it. */
function versions(): Map<string, string> {
  const hashes = git('log', '--format=%H', '-G"version"', '--', MANIFEST).split('\n');
  return new Map(
    hashes.filter(Boolean).map((hash) => [hash, versionIn(git('show', `${hash}:${MANIFEST}`))]),
  );
}

/** Every commit but merges, newest first. */
function commits(current: string): Commit[] {
  const released = versions();
  const log = git(
    'log',
    '--reverse',
    '--no-merges',
    '--topo-order',
    '--name-only',
    '--date=short',
    `--format=${COMMIT}${['%H', '%cd', '%s'].join(FIELD)}`,
  );
  let version = [...released.values()].at(-1) ?? current;
  const found = log
    .split(COMMIT)
    .filter(Boolean)
    .map((entry) => {
      const [head = '', ...files] = entry.split('\n');
      const [hash = '', date = '', subject = ''] = head.split(FIELD);
      version = released.get(hash) ?? version;
      return { date, subject, version, files: files.filter(Boolean) };
    });
  return found.toReversed();
}

if (git('rev-parse', '--is-shallow-repository').trim() === 'true')
  throw new StopError('This clone has only a part of the log: run git fetch --unshallow first.');
const file = join(root, '.storybook/docs/history.json');
const current = versionIn(readFileSync(join(root, MANIFEST), 'utf8'));
const names = findComponents().map(({ name }) => name);
const history = historyOf(commits(current), names, current);
writeFileSync(file, await format(JSON.stringify(history), { parser: 'json', printWidth: 100 }));
console.log(`${names.length} parts and ${history.changes.length} changes: ${file}`);
