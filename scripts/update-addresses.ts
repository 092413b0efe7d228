/**
 * `npm run update -- addresses --site https://… --repository https://… --name @you/ui`: changes the
 * addresses of the site and the code, and the kit's name on npm, in every file that contains them.
 * packages/ui/package.json has the current ones.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, StopError } from '@rapport/tooling/root';
import { ADDRESSES, replaceAddresses, trackedTexts, type Addresses } from './lib/addresses.ts';

const options = { type: 'string' } as const;
const { values } = parseArgs({ options: { site: options, repository: options, name: options } });

const manifest = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as {
  name: string;
  homepage: string;
  repository: { url: string };
};
const now: Addresses = {
  site: manifest.homepage.replace(/\/design\/$/, ''),
  repository: manifest.repository.url.replace(/^git\+|\.git$/g, ''),
  name: manifest.name,
};

if (Object.keys(values).length === 0) {
  const shown = ADDRESSES.map(({ key }) => `--${key} ${now[key]}`).join(' ');
  throw new StopError(`Name what to change. The current values are: ${shown}`);
}
for (const { key, pattern, form } of ADDRESSES) {
  const value = values[key];
  if (value !== undefined && !pattern.test(value))
    throw new StopError(`--${key}: "${value}" is not ${form}.`);
}

const next = { ...now, ...values };
let count = 0;
for (const file of trackedTexts(root)) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const changed = replaceAddresses(text, now, next);
  if (changed === text) continue;
  writeFileSync(path, changed);
  count += 1;
}
console.log(
  `${count} files changed. Run \`npm run update\` and \`npm test\`, and read the difference.`,
);
