/**
 * `npm run pack`: builds the kit, packs it into the working folder for projects elsewhere, and writes
 * the manifests that `node packages/create-rapport/bin.js` needs.
 */
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { root } from '@rapport/tooling/root';
import { packKit } from '../packages/ui/scripts/pack.ts';
import { buildKit } from './lib/site-build.ts';

endChildrenOnSignal();
await buildKit();
await import('../packages/create-rapport/scripts/build.ts');
console.log(await packKit(root));
