/** `npm run update`: brings api.md, what a review sees of the kit's contract, up to date. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './components.ts';
import { currentReport, generate } from './generate.ts';

await generate();
copyFileSync(join(packageRoot, currentReport), join(packageRoot, 'api.md'));
