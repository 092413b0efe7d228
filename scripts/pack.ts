/** `npm run pack`: builds the kit and packs it into the working folder, for projects elsewhere. */
import { packKit } from '../packages/ui/scripts/pack.ts';
import { endChildrenOnSignal } from './lib/children.ts';
import { root } from './lib/root.ts';
import { buildKit } from './lib/site-build.ts';

endChildrenOnSignal();
await buildKit();
console.log(await packKit(root));
