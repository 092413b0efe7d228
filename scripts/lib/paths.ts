import { root } from '@rapport/tooling/root';
import { join, resolve } from 'node:path';

/** The site's package. */
export const appFolder = join(root, 'packages', 'app');

/** The page budgets, and the module sizes that were last recorded. */
export const budgetFiles = {
  budgets: join(appFolder, 'budgets.json'),
  record: join(appFolder, 'budgets.record.json'),
};

/** The site's security rules. */
export const rulesFile = join(appFolder, 'firestore.rules');

/** Accounts and profiles of the embedded backend; git-ignored. DATA_DIR overrides it. */
export const dataFolder = resolve(root, process.env['DATA_DIR'] || '.data');
