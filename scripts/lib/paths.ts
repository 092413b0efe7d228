import { root } from '@rapport/tooling/root';
import { join, resolve } from 'node:path';

/** The site's package. */
export const appFolder = join(root, 'packages', 'app');

/** The site's security rules. */
export const rulesFile = join(appFolder, 'firestore.rules');

/** The git-ignored folder of the embedded backend's data. DATA_DIR overrides it. */
export const dataFolder = resolve(root, process.env['DATA_DIR'] || '.data');
