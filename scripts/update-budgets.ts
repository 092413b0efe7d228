/**
 * `npm run update -- budgets`: builds the site and records the size of each module. When a budget
 * fails, `npm test -- budgets` compares the modules with this record.
 */
import { relative } from 'node:path';
import { recordSite } from '@rapport/site-build/budgets';
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { root } from '@rapport/tooling/root';
import { budgetFiles } from './lib/paths.ts';
import { buildTestSite } from './lib/test-site.ts';

endChildrenOnSignal();
await recordSite(await buildTestSite(), budgetFiles);
console.log(`${relative(root, budgetFiles.record)} is written.`);
