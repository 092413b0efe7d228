/**
 * `npm run api`: writes what every component takes to api.json: its props with types, values,
 * defaults and sentences. `--check` fails if the file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from './components.ts';
import { kitApi } from './read-api.ts';

const file = join(packageRoot, 'api.json');
const text = `${JSON.stringify(kitApi(), null, 1)}\n`;
const current = await readFile(file, 'utf8').catch(() => '');

if (current !== text) {
  if (process.argv.includes('--check')) {
    console.error('packages/ui/api.json is out of date with src/. Run: npm run api');
    process.exitCode = 1;
  } else await writeFile(file, text);
}
