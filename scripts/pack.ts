/**
 * `npm run pack`: builds the kit and packs it into the working folder, for projects elsewhere, and
 * makes what `node packages/create-rapport/bin.js` starts them from.
 */
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { root } from '@rapport/tooling/root';
import { packKit } from '../packages/ui/scripts/pack.ts';
import { buildKit } from './lib/site-build.ts';

endChildrenOnSignal();
await buildKit();
await import('../packages/create-rapport/scripts/build.ts');
console.log(await packKit(root));
