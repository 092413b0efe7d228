/** `npm run update`: updates api.md, the report of the kit's contract that people review. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './components.ts';
import { currentReport, generate } from './generate.ts';

await generate();
copyFileSync(join(packageRoot, currentReport), join(packageRoot, 'api.md'));
