/** Selects what `npm test` runs for the words after `--`: stages, and parts of stages. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root, StopError } from '@rapport/tooling/root';
import { findComponents, type ComponentFolder } from '../../packages/ui/scripts/components.ts';

/**
 * Stages by name, each with its filters: names of parts for `rendering`, words of titles for `e2e`, and
 * paths for the others. No filter means the whole stage.
 */
export type Selection = Map<string, readonly string[]>;

const PAGES = 'packages/app/src/pages';

/** The quick tests in packages/ui/tests that check rules for every part. */
const RULES = ['documentation', 'names', 'parts', 'plays', 'styles', 'words', 'written'].map(
  (name) => `packages/ui/tests/${name}.test.ts`,
);

const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
const folderOf = ({ path }: ComponentFolder) => `packages/ui/src/${path}/`;

/** Selects the tests of one part: its folder, the rules for all parts, and the checks of its stories. */
const ofPart = (part: ComponentFolder): Selection =>
  new Map([
    ['check', [folderOf(part)]],
    ['unit', [folderOf(part), ...RULES]],
    ['stories', [folderOf(part)]],
    ['rendering', [part.name]],
  ]);

const ofPage = (name: string): Selection =>
  new Map([
    ['check', [`${PAGES}/${name}.tsx`]],
    ['stories', [`${PAGES}/${name}.stories`]],
    ['e2e', [kebab(name)]],
  ]);

const themeFile = (name: string) => `packages/ui/themes/${name}.tokens.json`;

/** Selects the tests that measure a theme's colors, and draw and export its tokens. */
const ofTheme = (name: string): Selection =>
  new Map([
    ['check', [themeFile(name)]],
    ['unit', ['contrast', 'export', 'foundations'].map((test) => `packages/ui/tests/${test}.test`)],
  ]);

/** Returns all parts that use this part, directly or through another. */
function usersOf(part: ComponentFolder, parts: ComponentFolder[]): ComponentFolder[] {
  const found = new Set([part]);
  for (const one of found)
    for (const other of parts) if (other.uses.includes(one.name)) found.add(other);
  return [...found];
}

/** Adds one selection to another. A whole stage stays whole. */
function add(to: Selection, more: Selection): void {
  for (const [stage, filters] of more) {
    const before = to.get(stage);
    const whole = filters.length === 0 || before?.length === 0;
    to.set(stage, whole ? [] : [...new Set([...(before ?? []), ...filters])]);
  }
}

const whole = (...names: string[]): Selection => new Map(names.map((name) => [name, []]));

/** Selects what a change to a file can break. `undefined` means anything. */
function ofFile(path: string): Selection | undefined {
  const parts = findComponents();
  const touched = parts.filter(
    (one) => path.startsWith(folderOf(one)) || folderOf(one).startsWith(`${path}/`),
  );
  if (touched.length > 0) {
    const selection = whole('check', 'e2e');
    for (const part of touched)
      for (const user of usersOf(part, parts)) add(selection, ofPart(user));
    return selection;
  }
  const page = /^packages\/app\/src\/pages\/([A-Z]\w*)(?:\.stories)?\.tsx$/.exec(path)?.[1];
  if (page) return new Map([...ofPage(page), ['check', []]]);
  const spec = /^packages\/app\/e2e\/([\w-]+)\.spec\.ts$/.exec(path)?.[1];
  if (spec) return new Map([...whole('check'), ['e2e', [spec]]]);
  if (path.startsWith('packages/ui/tests/rendering/')) return whole('check', 'rendering');
  if (/\.test\.tsx?$/.test(path))
    return new Map([...whole('check'), [path.includes('/packed/') ? 'packed' : 'unit', [path]]]);
  const tool = /^packages\/(?:emulator|site-build)\//.exec(path)?.[0];
  if (tool) return new Map([...whole('check', 'budgets', 'e2e'), ['unit', [tool]]]);
  if (path.startsWith('packages/app/')) {
    const selection = whole('check', 'unit', 'stories', 'budgets', 'e2e');
    // The rendering tests include no other stories of the site.
    if (path.startsWith('packages/app/src/brand/screens/')) selection.set('rendering', ['Screens']);
    return selection;
  }
  if (path.startsWith('.storybook/')) return whole('check', 'unit', 'stories');
  if (/\.mdx?$/.test(path)) return whole('check', 'unit');
  return undefined;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Lists the files that differ from the branch `main`, including uncommitted ones. */
function changedFiles(): string[] {
  const main = ['main', 'origin/main'].find((name) => {
    try {
      return git('rev-parse', '--verify', name).length > 0;
    } catch {
      return false;
    }
  });
  if (!main) {
    throw new StopError(
      'There is no branch main to compare with: fetch it (`git fetch origin main:main`), or name what to test.',
    );
  }
  return [...git('diff', '--name-only', main), ...git('ls-files', '-o', '--exclude-standard')];
}

/** Selects what to run for the files that differ from `main`. */
export function selectChanged(core: readonly string[], files = changedFiles()): Selection {
  const selection: Selection = new Map();
  for (const file of files) add(selection, ofFile(file) ?? whole(...core));
  return selection;
}

function ofWord(word: string, stages: readonly string[], core: readonly string[]) {
  if (stages.includes(word)) return whole(word);
  const part = findComponents().find(({ name }) => name === word);
  if (part) return ofPart(part);
  if (existsSync(join(root, PAGES, `${word}.tsx`))) return ofPage(word);
  if (existsSync(join(root, themeFile(word)))) return ofTheme(word);
  const path = relative(root, resolve(root, word));
  return existsSync(join(root, path)) ? (ofFile(path) ?? whole(...core)) : undefined;
}

/**
 * Selects what to run for these words: names of stages, parts and pages, and paths.
 * @throws StopError for a word that names nothing.
 */
export function selectNamed(
  words: readonly string[],
  stages: readonly string[],
  core: readonly string[],
): Selection {
  const selection: Selection = new Map();
  for (const word of words) {
    const found = ofWord(word, stages, core);
    if (!found) {
      const pages = readdirSync(join(root, PAGES)).filter((file) => /^[A-Z]\w*\.tsx$/.test(file));
      const names = [
        ...findComponents().map(({ name }) => name),
        ...pages.map((file) => file.slice(0, -4)),
      ];
      const near = names.filter((name) => name.toLowerCase().includes(word.toLowerCase()));
      throw new StopError(
        `There is no stage, part, page or path "${word}": ${near.length > 0 ? `did you mean ${near.join(', ')}?` : `the stages are ${stages.join(', ')}; a part is named as in code, such as Accordion.`}`,
      );
    }
    add(selection, found);
  }
  return selection;
}
