/** `npm run update -- sizes`: builds the kit, then measures each component; see packages/ui/scripts/sizes.ts. */
import { endChildrenOnSignal } from '@rapport/tooling/children';
import { buildKit } from './lib/site-build.ts';

endChildrenOnSignal();
await buildKit();
await import('../packages/ui/scripts/sizes.ts');
