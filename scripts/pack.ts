/** `npm run pack`: builds the kit and packs it into the working folder, for projects elsewhere. */
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { root } from '@rapport/tooling/root';
import { packKit } from '../packages/ui/scripts/pack.ts';
import { buildKit } from './lib/site-build.ts';

endChildrenOnSignal();
await buildKit();
console.log(await packKit(root));
