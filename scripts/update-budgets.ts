/**
 * `npm run update -- budgets`: builds the site and weighs it. With `--write` it also records the size of each
 * module, which a failing budget is later compared with; with `--routes` it only compares the site
 * with 10 and with 200 more routes.
 */
import { relative } from 'node:path';
import { measureSite, recordSite } from '@rapport/site-build/budgets';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { root } from '@rapport/tooling/root';
import { compareRouteCounts } from './lib/many-routes.ts';
import { budgetFiles } from './lib/paths.ts';
import { buildTestSite } from './lib/test-site.ts';

endChildrenOnSignal();
const folder = await buildTestSite();
const results = process.argv.includes('--routes')
  ? await compareRouteCounts()
  : await measureSite(folder, budgetFiles);
for (const { line, problem } of results) {
  console.log(`${line}${problem ? `\n${problem}` : ''}`);
}
if (process.argv.includes('--write')) {
  await recordSite(folder, budgetFiles);
  console.log(`${relative(root, budgetFiles.record)} is written.`);
} else if (results.some(({ problem }) => problem)) process.exitCode = 1;
