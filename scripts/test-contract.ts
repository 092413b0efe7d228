/**
 * `npm test -- contract`: shows how the kit's contract differs from that of its last release. Fails if
 * api.md, which people review, is out of date.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, StopError } from '@rapport/tooling/root';
import { currentReport } from '../packages/ui/scripts/generate.ts';

const kit = join(root, 'packages/ui');
const git = (...args: string[]): string =>
  spawnSync('git', args, { cwd: kit, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout.trim();

if (readFileSync(join(kit, 'api.md'), 'utf8') !== readFileSync(join(kit, currentReport), 'utf8'))
  throw new StopError('packages/ui/api.md is out of date: run `npm run update`, and commit it.');

const tag = git('describe', '--tags', '--abbrev=0', '--match', '@rapport/ui@*');
if (!tag)
  console.log(
    'There is no tag of a release here (@rapport/ui@…), so nothing to compare api.md with.',
  );
else console.log(git('diff', tag, '--', 'api.md') || `Nothing has changed since ${tag}.`);
