/** `npm run bench -- kit`: compares the kit with other kits; see benchmarks/bench.ts. */
import { endChildrenOnSignal } from '@rapport/tooling/children';

endChildrenOnSignal();
await import('../benchmarks/bench.ts');
