/** A section without state runs in a server component. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { findComponents, packageRoot } from '../../scripts/components.ts';
import type { Rendered } from './render.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const storyOf = (name: string) => `../../src/sections/${name}/${name}.stories.tsx`;
const broken = './broken.stories.tsx';
const functions = './functions.stories.tsx';

const sections = findComponents()
  .filter(({ layer }) => layer === 'sections')
  .map(({ name, path }) => ({
    name,
    client: readFileSync(join(packageRoot, 'src', path, `${name}.tsx`), 'utf8').startsWith(
      "'use client'",
    ),
  }));
const onServer = sections.filter(({ client }) => !client).map(({ name }) => name);

let rendered: Record<string, Rendered>;

beforeAll(() => {
  const options = ['--no-warnings', '--conditions=react-server', '--conditions=@rapport/source'];
  const hooks = ['--import', 'tsx', '--import', './register.mjs'];
  const files = [...onServer.map(storyOf), broken, functions];
  const output = execFileSync(process.execPath, [...options, ...hooks, './render.ts', ...files], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    maxBuffer: 64 * 1024 * 1024,
  });
  rendered = JSON.parse(output.toString()) as typeof rendered;
});

describe.each(onServer)('%s', (name) => {
  test('is rendered to HTML by the server', () => {
    const { written = '', error } = rendered[storyOf(name)] ?? {};
    expect(error).toBeUndefined();
    expect(written).toContain(`rp-${name}`);
    const references = [...written.matchAll(/^\w+:I\["([^"]+)"/gm)].map(([, id = '']) => id);
    expect(references.filter((id) => id.includes('/src/sections/'))).toEqual([]);
  });
});

test('a server component may give functions that are called while rendering', () => {
  const { written = '', error } = rendered[functions] ?? {};
  expect(error).toBeUndefined();
  expect(written).toContain('"3":"/page-3"');
  expect(written).toContain('12 pcs (May)');
});

test('a component with state but no use client fails', () => {
  expect(rendered[broken]?.error).toMatch(/useState/);
});
