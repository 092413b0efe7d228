/** Whether what changed of the kit's contract is said in a changeset, in its size. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import read from '@changesets/read';
import {
  bumpFor,
  changesBetween,
  covers,
  largest,
  type Change,
  type Size,
} from '../../packages/ui/scripts/changes.ts';
import type { Contract } from '../../packages/ui/scripts/contract.ts';
import { factsOf, type Released } from '../../packages/ui/scripts/facts.ts';
import { root } from './root.ts';

const KIT = '@rapport/ui';

const inKit = (repository: string, file: string) => join(repository, 'packages/ui', file);

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const kitVersion = (repository = root): string =>
  (json(inKit(repository, 'package.json')) as { version: string }).version;

const currentFacts = (repository: string) =>
  factsOf(json(inKit(repository, 'api.json')) as Contract);

export const readReleased = (repository = root): Released =>
  json(inKit(repository, 'api.released.json')) as Released;

/** Makes the contract in api.json the one that changes are measured from. */
export function writeReleased(repository = root): void {
  const released: Released = { version: kitVersion(repository), facts: currentFacts(repository) };
  writeFileSync(inKit(repository, 'api.released.json'), `${JSON.stringify(released, null, 1)}\n`);
}

export interface State {
  /** In package.json. */
  version: string;
  /** Whose contract is in api.released.json. */
  released: string;
  changes: Change[];
  /** What the changesets that wait ask for. */
  bumps: Size[];
}

/** @returns What is wrong and how to mend it; nothing if all is said. */
export function faultOf({ version, released, changes, bumps }: State): string | undefined {
  if (version !== released)
    return `packages/ui/api.released.json is the contract of ${released}, and package.json is at ${version}: run npm run release:version, which writes both.`;
  const told = largest(bumps);
  if (told === 'major' && version.startsWith('0.'))
    return `A changeset asks for a major bump, which would release ${KIT} 1.0.0. In 0.x a breaking change is a minor one: write "minor". Leaving 0.x is described in docs/releasing.md.`;
  const size = largest(changes.map((change) => change.size));
  if (!size) return undefined;
  const bump = bumpFor(size, version);
  if (covers(told, bump)) return undefined;
  return [
    `The contract of ${KIT} has changed since ${released}, and ${told ? `its changesets say "${told}"` : 'no changeset says so'}:`,
    ...changes.map((change) => `  ${change.size}  ${change.text}`),
    `Run npx changeset, choose ${KIT} and "${bump}", and write what its users have to know. See docs/releasing.md.`,
  ].join('\n');
}

/** The state of a repository. @param repository Its folder. @default this one */
export async function contractState(repository = root): Promise<State> {
  const released = readReleased(repository);
  const changesets = await read(repository);
  return {
    version: kitVersion(repository),
    released: released.version,
    changes: changesBetween(released.facts, currentFacts(repository)),
    bumps: changesets
      .flatMap(({ releases }) => releases)
      .flatMap(({ name, type }) => (name === KIT && type !== 'none' ? [type] : [])),
  };
}
