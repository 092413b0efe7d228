/**
 * `npm run budgets`: builds the site and weighs it. With `--write` it also records the size of each
 * module, which a failing budget is compared with.
 */
import { measureSite, recordSite } from '../packages/app/budgets/measure.ts';
import { endChildrenOnSignal } from './lib/children.ts';
import { buildTestSite } from './lib/test-site.ts';

endChildrenOnSignal();
const folder = await buildTestSite();
const results = await measureSite(folder);
for (const { line, problem } of results) {
  console.log(`${line}${problem ? `\n${problem}` : ''}`);
}
if (process.argv.includes('--write')) {
  await recordSite(folder);
  console.log('packages/app/budgets/record.json is written.');
} else if (results.some(({ problem }) => problem)) process.exitCode = 1;
