/**
 * Checks that the Foundations pages draw every token, and the ratio of every declared pair in each
 * mode. Renders the real pages in each theme.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mdx from '@mdx-js/rollup';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredPairs } from '../scripts/contrast.ts';
import { MODES } from '../scripts/modes.ts';
import { loadTokens, themes } from '../scripts/tokens.ts';
import * as icons from './stories/blocks/foundations/icons.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folders = ['packages/ui/src/foundations', 'docs/storybook'];
const pages = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => join(root, folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes('<Meta title="Foundations/')),
);

/** The parts of Storybook's blocks that these pages need. */
const blocks = (): Plugin => ({
  name: 'blocks',
  enforce: 'pre',
  resolveId: (id) =>
    id === '@storybook/addon-docs/blocks' || id.endsWith('.stories.tsx') ? `\0${id}` : undefined,
  load: (id) => {
    if (id.startsWith('\0') && id.endsWith('.stories.tsx'))
      return 'export const Default = {}, Covers = {}, Portraits = {};';
    if (id !== '\0@storybook/addon-docs/blocks') return undefined;
    return `export const Meta = () => null;
      export const Canvas = () => null;
      export const Markdown = () => null;`;
  },
});

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
    plugins: [blocks(), { ...(mdx() as Plugin), enforce: 'pre' }],
    oxc: { jsx: { runtime: 'automatic' } },
    ssr: { noExternal: ['@storybook/addon-docs'] },
    optimizeDeps: { noDiscovery: true },
  });
});

afterAll(() => server?.close());

/** All pages in a theme, as HTML. */
async function drawn(theme: string): Promise<string> {
  const { chooseTheme } = (await server.ssrLoadModule(
    join(root, 'packages/ui/tests/stories/blocks/foundations/Sheet.tsx'),
  )) as typeof import('./stories/blocks/foundations/Sheet.tsx');
  chooseTheme(theme);
  const html: string[] = [];
  for (const page of pages) {
    const { default: Page } = (await server.ssrLoadModule(page)) as { default: ComponentType };
    html.push(renderToStaticMarkup(createElement(Page)));
  }
  return html.join('\n');
}

const tokensIn = (html: string) =>
  new Set([...html.matchAll(/data-token="([^"]+)"/g)].map(([, id]) => id));

const pairsIn = (html: string) =>
  new Set(
    html
      .split('<td data-pair="')
      .slice(1)
      .filter((cell) => /<\/span>\d+\.\d+$/.test(cell.slice(0, cell.indexOf('</td>'))))
      .map((cell) => cell.slice(0, cell.indexOf('"'))),
  );

/** The tokens that no page draws. */
const missing = (ids: Iterable<string>, html: string) => {
  const onPage = tokensIn(html);
  return [...ids].filter((id) => !onPage.has(id));
};

/** The ratios that no page shows. */
async function missingPairs(theme: string, html: string): Promise<string[]> {
  const onPage = pairsIn(html);
  return declaredPairs(await loadTokens()).flatMap(({ text, ground, modes }) =>
    Object.entries(MODES)
      .filter(([, mode]) => modes.includes(mode))
      .map(([name]) => `${theme} ${name} ${text} ${ground}`)
      .filter((pair) => !onPage.has(pair)),
  );
}

describe.each(themes)('in %s', (theme) => {
  test('every token is drawn, and every declared pair has its ratio in each mode', async () => {
    const html = await drawn(theme);
    expect(missing((await loadTokens(theme)).keys(), html)).toEqual([]);
    expect(await missingPairs(theme, html)).toEqual([]);
  });
});

test('there are at most ten pages, so that the level stays small', () => {
  expect(pages.length).toBeLessThanOrEqual(10);
});

test('no part asks how wide the window is, as the page about breakpoints says', async () => {
  // Loads stylesheets through Vite, because Vitest leaves them empty.
  const { breakpoints, shadows, windowWidths } = (await server.ssrLoadModule(
    join(root, 'packages/ui/tests/stories/blocks/foundations/kit-styles.ts'),
  )) as typeof import('./stories/blocks/foundations/kit-styles.ts');
  expect(windowWidths).toEqual([]);
  expect(shadows.length).toBeGreaterThan(2);
  expect(breakpoints.length).toBeGreaterThan(10);
});

test('the page about icons shows those that stories and docs import', () => {
  const source = (file: string) => readFileSync(file, 'utf8');
  const files = readdirSync(join(root, 'packages/ui/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(stories\.tsx|mdx)$/.test(file))
    .map((file) => source(join(root, 'packages/ui/src', file)));
  const imported = files.flatMap((text) =>
    [...text.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
      names.split(',').flatMap((name) => name.trim() || []),
    ),
  );
  expect(Object.keys(icons).sort()).toEqual([...new Set(imported)].sort());
});

describe('the checks see', () => {
  test('a token that no page draws', async () => {
    const html = await drawn('plain');
    expect(missing(['color.text', 'opacity.faint'], html)).toEqual(['opacity.faint']);
  });

  test('a ratio that is not shown, or has no value', async () => {
    const html = await drawn('plain');
    const pair = 'plain dark color.text color.canvas';
    expect(await missingPairs('plain', html.replace(`data-pair="${pair}"`, ''))).toEqual([pair]);
    const empty = html.replace(
      /(data-pair="plain dark color.text color.canvas">.*?<\/span>)[\d.]+/,
      '$1NaN',
    );
    expect(await missingPairs('plain', empty)).toEqual([pair]);
  });
});
