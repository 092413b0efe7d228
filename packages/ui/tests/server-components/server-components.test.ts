/** A section without state runs in a server component. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createFromNodeStream } from 'react-server-dom-webpack/client.node';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { findComponents, packageRoot } from '../../scripts/components.ts';
import { Button } from '../../src/primitives/controls/Button/Button.tsx';
import type { Rendered } from './render.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const storyOf = (name: string) => `../../src/sections/${name}/${name}.stories.tsx`;
const broken = './broken.stories.tsx';
const functions = './functions.stories.tsx';
const lateChild = './late-child.stories.tsx';

const sections = findComponents()
  .filter(({ layer }) => layer === 'sections')
  .map(({ name, path }) => ({
    name,
    client: readFileSync(join(packageRoot, 'src', path, `${name}.tsx`), 'utf8').startsWith(
      "'use client'",
    ),
  }));
const onServer = sections.filter(({ client }) => !client).map(({ name }) => name);

/** The function by which React's client asks a bundler for a module. */
vi.stubGlobal('__webpack_require__', () => ({ Button }));

let rendered: Record<string, Rendered>;

beforeAll(() => {
  const options = ['--no-warnings', '--conditions=react-server', '--conditions=@rapport/source'];
  const hooks = ['--import', 'tsx', '--import', './register.mjs'];
  const files = [...onServer.map(storyOf), broken, functions, lateChild];
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

test('asChild waits for an element that the server is still rendering', async () => {
  const { written = '', error } = rendered[lateChild] ?? {};
  expect(error).toBeUndefined();
  // The button gets a reference to a row that arrives last.
  const late = written.lastIndexOf('\n', written.length - 2) + 1;
  const row = written.slice(late, written.indexOf(':', late));
  expect(written.slice(0, late)).toContain(`"children":"$L${row}"`);

  const payload = new PassThrough();
  payload.write(written.slice(0, late));
  const page = createFromNodeStream(payload, {
    moduleMap: new Proxy(
      {},
      { get: () => ({ '*': { id: 'Button', name: 'Button', chunks: [] } }) },
    ),
    serverModuleMap: null,
    moduleLoading: null,
  });
  const html = text(renderToPipeableStream(page as ReactNode).pipe(new PassThrough()));
  await new Promise((resolve) => setTimeout(resolve, 50));
  payload.end(written.slice(late));
  expect(await html).toMatch(
    /^<a href="\/help" class="rp-Button late"[^>]*><span class="rp-Button-text">Help<\/span><\/a>$/,
  );
});

test('a component with state but no use client fails', () => {
  expect(rendered[broken]?.error).toMatch(/useState/);
});
