/** Reads the licenses of what ships: the dependencies of the kit and the site, and fonts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, SHIPPED } from '@rapport/tooling/pnpm';
import { root, StopError } from '@rapport/tooling/root';
import { table } from '@rapport/tooling/table';

/** SPDX names of the licenses that may ship. Expressions such as `MIT OR GPL-3.0` are refused. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** A package that ships. */
export interface Shipped {
  name: string;
  version: string;
  /** The SPDX name of its license. */
  license: string;
}

/** The result of `pnpm licenses list --json`: packages by license. */
type PnpmLicenses = Record<string, { name: string; versions: string[] }[]>;

/**
 * Lists the packages that are installed with the kit and the site, which contain parts of their code.
 * @throws StopError with the output of pnpm.
 */
export function shippedPackages(): Shipped[] {
  const { code, stdout, stderr } = pnpm(['licenses', 'list', '--json', ...SHIPPED]);
  if (code !== 0) throw new StopError(`The licenses could not be listed:\n${stdout}${stderr}`);
  const listed = Object.entries(JSON.parse(stdout) as PnpmLicenses).flatMap(([license, packages]) =>
    packages.flatMap(({ name, versions }) =>
      versions.map((version) => ({ name, version, license })),
    ),
  );
  if (listed.length === 0) throw new StopError('pnpm listed no package: run the installation.');
  return listed.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const fonts = join(root, 'packages/ui/src/foundations/fonts');

/**
 * Lists the kit's fonts.
 * @throws StopError that names a font that the fonts' license does not name.
 */
export function shippedFonts(folder = fonts): string[] {
  const license = readFileSync(join(folder, 'LICENSE.txt'), 'utf8').toLowerCase();
  const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  for (const file of files) {
    const family = file.slice(0, file.indexOf('-latin')).replaceAll('-', ' ');
    if (!license.includes(`the ${family} project authors`) || !license.includes('sil open font')) {
      throw new StopError(`${file} is not named in ${join(folder, 'LICENSE.txt')}.`);
    }
  }
  return files;
}

/** Returns a line for each package whose license may not ship. */
export const refused = (packages: Shipped[]): string[] =>
  packages
    .filter(({ license }) => !ALLOWED.includes(license))
    .map(({ name, version, license }) => `${name} ${version}: ${license}`);

/** Writes the text of THIRD-PARTY.md. */
export function thirdParty(packages: Shipped[], files: string[]): string {
  const rows = packages.map(({ name, version, license }) => [name, version, license]);
  return `# Third-party code and fonts

Written by \`npm run update -- licenses\`. \`npm run test:full\` fails if this list is out of date or contains a license other than ${ALLOWED.join(', ')}.

## Fonts

${files.map((file) => `- \`${file}\``).join('\n')}

OFL-1.1; the text and the authors are in [LICENSE.txt](packages/ui/src/foundations/fonts/LICENSE.txt), which the packed kit contains too.

## Packages

What is installed with \`@rapport/ui\` and the site. Their code contains a part of it: most of \`firebase\` and what it needs on a server, for example, is never downloaded.

${table(['package', 'version', 'license'], rows)}
`;
}
