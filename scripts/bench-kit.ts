/** `npm run bench:kit`: builds the kit, then times it; see packages/ui/benchmarks/bench.ts. */
import { endChildrenOnSignal } from './lib/children.ts';
import { ensureChromium } from './lib/chromium.ts';
import { buildKit } from './lib/site-build.ts';

endChildrenOnSignal();
await ensureChromium();
await buildKit();
await import('../packages/ui/benchmarks/bench.ts');
