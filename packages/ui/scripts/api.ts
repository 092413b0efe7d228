/**
 * `npm run api`: writes everything public of the package to api.json, its contract, which the
 * tables of props in Storybook are drawn from, too. `--check` fails if the file is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from './components.ts';
import { kitContract } from './contract.ts';

const file = join(packageRoot, 'api.json');
const text = `${JSON.stringify(await kitContract(), null, 1)}\n`;
const current = await readFile(file, 'utf8').catch(() => '');

if (current !== text) {
  if (process.argv.includes('--check')) {
    console.error('packages/ui/api.json is out of date with src/. Run: npm run api');
    process.exitCode = 1;
  } else await writeFile(file, text);
}
