/**
 * `npm test -- contract`: lists the changes to the kit's contract since its last release, with their
 * size. Fails if api.md, which people review, is out of date, or if a changeset is missing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@rapport/tooling/root';
import { currentReport } from '../packages/ui/scripts/generate.ts';
import { contractState, faultOf } from './lib/contract.ts';

const read = (file: string) => readFileSync(join(root, 'packages/ui', file), 'utf8');

const state = await contractState();
const fault =
  read('api.md') === read(currentReport)
    ? faultOf(state)
    : 'packages/ui/api.md is not the API of the source any more: run npm run update, and commit it.';
if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else {
  for (const { size, text } of state.changes) console.log(`${size}  ${text}`);
  console.log(
    state.changes.length > 0
      ? `${state.changes.length} changes since ${state.released}, which a changeset says.`
      : `Nothing has changed since ${state.released}.`,
  );
}
