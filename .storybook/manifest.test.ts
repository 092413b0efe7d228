/**
 * Checks that the component manifest has no errors or local paths, and has the docs' props and
 * code.
 */
import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../packages/ui/scripts/components.ts';
import { kitManifests, manifestFaults, type Entry } from './manifest.ts';

const root = join(packageRoot, '../..');

/** Makes an entry like Storybook's, with the faults that Storybook puts into it. */
const makeEntry = (path: string, stories: string[]): Entry & Record<string, unknown> => ({
  id: basename(path),
  name: 'Table<Course>',
  path,
  jsDocTags: {},
  error: { name: 'No component import found', message: path },
  reactDocgen: { definedInFile: join(root, path) },
  stories: stories.map((name) => ({
    id: `part--${name}`,
    name,
    error: { name: 'SyntaxError', message: 'Expected story to be csf factory' },
  })),
});

const storyFiles = readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => `./${relative(root, join(packageRoot, 'src', file))}`);

let components: Record<string, Entry>;

beforeAll(async () => {
  const entries = [...storyFiles, './packages/app/src/pages/Login.stories.tsx'].map(
    (path) => [path, makeEntry(path, ['Playground', 'Default', 'With Icon'])] as const,
  );
  const manifests = { components: { v: 0, components: Object.fromEntries(entries) } };
  components = (await kitManifests(manifests)).components.components;
}, 180_000);

test('has every file of the kit’s stories and nothing else', () => {
  expect(Object.keys(components)).toEqual(storyFiles);
});

test('has no error, and no path of this machine', () => {
  expect(manifestFaults(JSON.stringify(components))).toEqual([]);
});

test('has the props, types of content and code that docs pages show', () => {
  const of = (name: string) => Object.values(components).find((one) => one.name === name);
  expect(of('Button')?.description).toContain('Starts an action.');
  expect(of('useSubmit')).toBeDefined();
  expect(of('Button')?.apiDescription).toContain("import { Button } from '@rapport/ui';");
  expect(of('Button')?.apiDescription).toContain(
    "- `variant?: 'solid' | 'outline' | 'ghost'`: Visual weight",
  );
  expect(of('Hero')?.apiDescription).toContain('## HeroContent');
  expect(of('Table')?.stories[0]?.snippet).toMatch(/^import \{ Table\b/);
});

test('the check sees an error and a path, and no other text', () => {
  const entry = makeEntry(storyFiles[0] ?? '', ['Default']);
  expect(manifestFaults(JSON.stringify(entry))).toHaveLength(3);
  const countFaults = (text: string) => manifestFaults(JSON.stringify({ text })).length;
  const paths = ['/home/ada/kit/src/a.tsx', 'file:///Users/ada/a.tsx', 'C:\\kit\\a.tsx'];
  expect(paths.map((path) => countFaults(`In ${path}:`))).toEqual([1, 1, 1]);
  const others = ['./packages/ui/src/a.tsx', 'https://example.com/home/ada', 'href: /work/with us'];
  expect(others.map(countFaults)).toEqual([0, 0, 0]);
});
