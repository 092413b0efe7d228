/**
 * `npm run contract`: what has changed of the kit's contract since its last release, and how large
 * that is. Fails if no changeset says so.
 */
import { contractState, faultOf } from './lib/contract.ts';

const state = await contractState();
const fault = faultOf(state);
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
