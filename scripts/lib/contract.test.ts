/** Finds a change to the kit's contract without a large enough changeset, and says what to do. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { root } from '@rapport/tooling/root';
import type { Contract } from '../../packages/ui/scripts/contract.ts';
import { readReport, reportOf } from '../../packages/ui/scripts/report.ts';
import { contractState, faultOf, kitVersion, writeReleased } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'rapport-contract-'));
const kit = (file: string) => join(folder, 'packages/ui', file);

/** Writes a version of the kit's manifest. */
const setVersion = (version: string) =>
  writeFileSync(kit('package.json'), JSON.stringify({ name: '@rapport/ui', version }));

/** Changes the contract as a commit would. */
function change(edit: (contract: Contract) => void): void {
  const contract = readReport(readFileSync(kit('api.md'), 'utf8'));
  edit(contract);
  writeFileSync(kit('api.md'), reportOf(contract));
}

const changeset = (bump: string, name = '@rapport/ui') =>
  writeFileSync(join(folder, `.changeset/${bump}.md`), `---\n'${name}': ${bump}\n---\n\nWhy.\n`);

const fault = async () => faultOf(await contractState(folder));

/** Removes a value from a prop. */
const narrow = ({ components }: Contract) => {
  const size = components['DialogContent']!.props.find(({ name }) => name === 'size')!;
  size.type = "'sm' | 'md'";
};

/** Adds a class that people can style. */
const add = ({ parts }: Contract) => void parts['Button']!.classes.push('rp-Button-ring');

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(kit(''), { recursive: true });
  mkdirSync(join(folder, '.changeset'));
  cpSync(join(root, 'packages/ui/api.md'), kit('api.md'));
  setVersion('1.4.0');
  writeReleased(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('from 1.0.0', () => {
  test('an unchanged contract needs no changeset', async () => {
    expect(await fault()).toBeUndefined();
  });

  test('descriptions are not part of the contract', async () => {
    change(({ components }) => void (components['Button']!.text = 'A button.'));
    expect(await fault()).toBeUndefined();
  });

  test('narrowing needs a major changeset', async () => {
    change(narrow);
    expect(await fault()).toBe(
      [
        'The contract of @rapport/ui has changed since 1.4.0, and no changeset says so:',
        "  major  the prop DialogContent.size was 'sm' | 'md' | 'lg', is 'sm' | 'md'",
        'Run npx changeset, choose @rapport/ui and "major", and write what its users have to know. See docs/releasing.md.',
      ].join('\n'),
    );
    changeset('minor');
    expect(await fault()).toContain('its changesets say "minor"');
    changeset('major');
    expect(await fault()).toBeUndefined();
  });

  test('an addition needs a minor changeset', async () => {
    change(add);
    changeset('patch');
    expect(await fault()).toContain('minor  the class rp-Button-ring is new');
    changeset('minor');
    expect(await fault()).toBeUndefined();
  });

  test('the largest changeset counts, and changesets of other packages do not', async () => {
    change(narrow);
    changeset('major', 'create-rapport');
    expect(await fault()).toContain('no changeset says so');
    change(add);
    changeset('minor');
    expect(await fault()).toContain('choose @rapport/ui and "major"');
  });
});

describe('in 0.x', () => {
  beforeEach(() => {
    setVersion('0.4.0');
    writeReleased(folder);
  });

  test('narrowing needs a minor changeset, and an addition a patch', async () => {
    change(add);
    expect(await fault()).toContain('choose @rapport/ui and "patch"');
    changeset('patch');
    expect(await fault()).toBeUndefined();
    change(narrow);
    expect(await fault()).toContain('choose @rapport/ui and "minor"');
    changeset('minor');
    expect(await fault()).toBeUndefined();
  });

  test('1.0.0 is not released by accident', async () => {
    changeset('major');
    expect(await fault()).toContain('would release @rapport/ui 1.0.0');
  });
});

test('finds a version without a contract', async () => {
  setVersion('1.5.0');
  expect(await fault()).toContain('is the contract of 1.4.0, and package.json is at 1.5.0');
});

test('the notes of the current version are in the changelog', () => {
  const notes = readFileSync(join(root, 'packages/ui/CHANGELOG.md'), 'utf8');
  expect(notes).toContain(`\n## ${kitVersion()}\n`);
});
