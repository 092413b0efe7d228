/** `npm run check`: everything that can be checked without running the code. */
import { runChecks, showCheck } from './lib/checks.ts';
import { endChildrenOnSignal } from './lib/children.ts';

endChildrenOnSignal();
const results = await runChecks(showCheck);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
