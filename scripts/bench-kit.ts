/** `npm run bench -- kit`: measures the kit beside others; see benchmarks/bench.ts. */
import { endChildrenOnSignal } from '@rapport/tooling/children';

endChildrenOnSignal();
await import('../benchmarks/bench.ts');
