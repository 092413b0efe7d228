/** Checks that a changeset of the right size states each change to the kit's contract. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import readChangesets from '@changesets/read';
import { root } from '@rapport/tooling/root';
import {
  bumpFor,
  changesBetween,
  covers,
  largest,
  type Change,
  type Size,
} from '../../packages/ui/scripts/changes.ts';
import { factsOf } from '../../packages/ui/scripts/facts.ts';
import { asReleased, readReport, versionOf } from '../../packages/ui/scripts/report.ts';

const KIT = '@rapport/ui';

const inKit = (repository: string, file: string) => join(repository, 'packages/ui', file);

const read = (repository: string, file: string) => readFileSync(inKit(repository, file), 'utf8');

export const kitVersion = (repository = root): string =>
  (JSON.parse(read(repository, 'package.json')) as { version: string }).version;

const factsIn = (report: string) => factsOf(readReport(report));

/** Returns the version whose contract is the baseline for changes. */
export const releasedVersion = (repository = root): string =>
  versionOf(read(repository, 'api.released.md'));

/** Makes the contract in api.md the baseline for later changes. */
export function writeReleased(repository = root): void {
  const report = asReleased(read(repository, 'api.md'), kitVersion(repository));
  writeFileSync(inKit(repository, 'api.released.md'), report);
}

export interface State {
  /** The version in package.json. */
  version: string;
  /** The version whose contract is in api.released.md. */
  released: string;
  changes: Change[];
  /** The sizes of the pending changesets. */
  bumps: Size[];
}

/** Returns what is wrong and how to fix it, or undefined if changesets state every change. */
export function faultOf({ version, released, changes, bumps }: State): string | undefined {
  if (version !== released)
    return `packages/ui/api.released.md is the contract of ${released}, and package.json is at ${version}: run npm run release -- version, which writes both.`;
  const stated = largest(bumps);
  if (stated === 'major' && version.startsWith('0.'))
    return `A changeset asks for a major bump, which would release ${KIT} 1.0.0. In 0.x a breaking change is a minor one: write "minor". Leaving 0.x is described in docs/releasing.md.`;
  const size = largest(changes.map((change) => change.size));
  if (!size) return undefined;
  const bump = bumpFor(size, version);
  if (covers(stated, bump)) return undefined;
  return [
    `The contract of ${KIT} has changed since ${released}, and ${stated ? `its changesets say "${stated}"` : 'no changeset says so'}:`,
    ...changes.map((change) => `  ${change.size}  ${change.text}`),
    `Run npx changeset, choose ${KIT} and "${bump}", and write what its users have to know. See docs/releasing.md.`,
  ].join('\n');
}

/** Reads the state of a repository. @param repository Its folder. @default this one */
export async function contractState(repository = root): Promise<State> {
  const before = read(repository, 'api.released.md');
  const changesets = await readChangesets(repository);
  return {
    version: kitVersion(repository),
    released: versionOf(before),
    changes: changesBetween(factsIn(before), factsIn(read(repository, 'api.md'))),
    bumps: changesets
      .flatMap(({ releases }) => releases)
      .flatMap(({ name, type }) => (name === KIT && type !== 'none' ? [type] : [])),
  };
}
