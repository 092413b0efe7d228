/** `npm run bench -- kit`: measures the kit beside others; see benchmarks/bench.ts. */
import { endChildrenOnSignal } from './lib/children.ts';

endChildrenOnSignal();
await import('../benchmarks/bench.ts');
