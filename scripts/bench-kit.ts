/** `npm run bench -- kit`: measures the kit beside others; see packages/ui/benchmarks/bench.ts. */
import { endChildrenOnSignal } from './lib/children.ts';

endChildrenOnSignal();
await import('../packages/ui/benchmarks/bench.ts');
