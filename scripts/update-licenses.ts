/**
 * `npm run update -- licenses`: lists the licenses of what ships in THIRD-PARTY.md. With `--check` it only
 * reports whether that list is current. Either way it fails for a license that may not ship.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, StopError } from '@rapport/tooling/root';
import { refused, shippedFonts, shippedPackages, thirdParty } from './lib/licenses.ts';

const file = join(root, 'THIRD-PARTY.md');
const packages = shippedPackages();
const faults = refused(packages);
if (faults.length > 0) {
  throw new StopError(`These licenses may not ship:\n${faults.join('\n')}`);
}
const text = thirdParty(packages, shippedFonts());
if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
  console.log(`THIRD-PARTY.md lists ${packages.length} packages.`);
} else if (readFileSync(file, 'utf8') !== text) {
  throw new StopError('THIRD-PARTY.md is out of date: run `npm run update -- licenses`.');
}
