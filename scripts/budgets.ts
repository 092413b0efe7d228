/**
 * `npm run budgets`: builds the site and weighs it. With `--write` it also records the size of each
 * module, which a failing budget is compared with.
 */
import { join } from 'node:path';
import { measureSite, recordSite } from '../packages/app/budgets/measure.ts';
import { endChildrenOnSignal } from './lib/children.ts';
import { embeddedSettings } from './lib/embedded.ts';
import { portSpecs } from './lib/ports.ts';
import { cacheFolder } from './lib/root.ts';
import { buildKit, buildSite } from './lib/site-build.ts';

endChildrenOnSignal();
const folder = join(cacheFolder, 'budget-site');
const { testAuth, testFirestore } = portSpecs;
await buildKit();
// As `npm test` has it; the emulators' addresses are all that differs from a real build.
await buildSite(
  folder,
  embeddedSettings({ auth: testAuth.fallback, firestore: testFirestore.fallback }),
);
const results = await measureSite(folder);
for (const { line, problem } of results) {
  console.log(`${line}${problem ? `\n${problem}` : ''}`);
}
if (process.argv.includes('--write')) {
  await recordSite(folder);
  console.log('packages/app/budgets/record.json is written.');
} else if (results.some(({ problem }) => problem)) process.exitCode = 1;
