/**
 * `npm test -- licenses`: checks the licenses of what ships, which is the dependencies of the kit and
 * the site, and the kit's fonts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, SHIPPED } from '@rapport/tooling/pnpm';
import { root, StopError } from '@rapport/tooling/root';

/** SPDX names of the licenses that may ship. Expressions such as `MIT OR GPL-3.0` are refused. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

const { code, stdout, stderr } = pnpm(['licenses', 'list', '--json', ...SHIPPED]);
if (code !== 0) throw new StopError(`The licenses could not be listed:\n${stdout}${stderr}`);
const byLicense = JSON.parse(stdout) as Record<string, { name: string }[]>;
const packages = Object.values(byLicense).flat();
if (packages.length === 0) throw new StopError('pnpm listed no package: run the installation.');

const refused = Object.entries(byLicense)
  .filter(([license]) => !ALLOWED.has(license))
  .flatMap(([license, found]) => found.map(({ name }) => `${name}: ${license}`));
if (refused.length > 0) throw new StopError(`These licenses may not ship:\n${refused.join('\n')}`);

const fonts = join(root, 'packages/ui/src/foundations/fonts');
const text = readFileSync(join(fonts, 'LICENSE.txt'), 'utf8').toLowerCase();
for (const file of readdirSync(fonts).filter((name) => name.endsWith('.woff2'))) {
  const family = file.slice(0, file.indexOf('-latin')).replaceAll('-', ' ');
  if (!text.includes(`the ${family} project authors`) || !text.includes('sil open font'))
    throw new StopError(`${file} is not named in ${join(fonts, 'LICENSE.txt')}.`);
}
console.log(`${packages.length} packages and the fonts have a license that may ship.`);
