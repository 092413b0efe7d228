/**
 * Tests what a developer gets: compiles a project with the packed package, renders it in Node and
 * inspects it in a browser. Leaves screenshots in .cache/packed for people to look at.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { findComponents, packageRoot } from '../../scripts/components.ts';
import { importedEntries } from '../../scripts/entry-points.ts';
import { axeFindings, errorsOf, nodeIn, pictures, repository } from './project.ts';

const { folder: project, url } = inject('tested');
const node = nodeIn(project);

let browser: Browser;
let html: string;

/** The page's HTML, rendered by plain Node. */
async function serverRender(): Promise<string> {
  const page = pathToFileURL(join(project, 'server/Page.js')).href;
  const { stdout } = await node(
    '--input-type=module',
    '--eval',
    `import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { Page } from ${JSON.stringify(page)};
    process.stdout.write(renderToString(createElement(Page)));`,
  );
  return stdout;
}

beforeAll(async () => {
  html = await serverRender();
  const index = join(project, 'dist/index.html');
  const template = await readFile(index, 'utf8');
  await writeFile(
    index,
    template.replace('<div id="root">', (root) => root + html),
  );
  browser = await chromium.launch(chromiumLaunch());
  await mkdir(pictures, { recursive: true });
});

afterAll(() => browser?.close());

test('the project compiles with the types of the package', async () => {
  const { stdout } = await node('node_modules/typescript/bin/tsc', '-p', '.');
  expect(stdout).toBe('');
});

test('plain Node renders the page, answers and prices included', () => {
  for (const words of ['Fresh before seven', '$5', 'Until nine in the evening.'])
    expect(html).toContain(words);
  expect(html).not.toContain('style="');
});

/** Where Node finds each specifier in the package; null if the export map has no such entry. */
async function resolveAll(specifiers: string[]): Promise<Record<string, string | null>> {
  const { stdout } = await node(
    '--input-type=module',
    '--eval',
    `import { existsSync } from 'node:fs';
    import { fileURLToPath } from 'node:url';
    const found = ${JSON.stringify(specifiers)}.map((specifier) => {
      try {
        const file = fileURLToPath(import.meta.resolve(specifier));
        return [specifier, existsSync(file) ? file : null];
      } catch {
        return [specifier, null];
      }
    });
    console.log(JSON.stringify(Object.fromEntries(found)));`,
  );
  return JSON.parse(stdout) as Record<string, string | null>;
}

/** The paths that a part of a manifest names. */
const pathsIn = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part ?? {}).flatMap(pathsIn);

/** Returns the paths that no file of the package has. */
const missingIn = (part: unknown, files: string[]): string[] =>
  pathsIn(part).filter((path) => {
    const [start = '', end] = path.replace(/^\.\//, '').split('*');
    return !files.some((file) =>
      end === undefined ? file === start : file.startsWith(start) && file.endsWith(end),
    );
  });

describe('entries', () => {
  const components = findComponents();

  test('each component has one, and a stylesheet where it has styles', async () => {
    const wanted = importedEntries().map((entry) => `@rapport/ui${entry.slice(1)}`);
    for (const entry of ['', '/styles.css', '/Button', '/Button.css', '/SignUpForm.schema'])
      expect(wanted).toContain(`@rapport/ui${entry}`);
    const found = await resolveAll(wanted);
    expect(wanted.filter((specifier) => !found[specifier])).toEqual([]);
  });

  test('nothing in the manifest leads to a missing file', async () => {
    const kit = join(project, 'node_modules/@rapport/ui');
    const manifest = await readFile(join(kit, 'package.json'), 'utf8');
    const { exports, imports, bin } = JSON.parse(manifest) as Record<string, unknown>;
    const files = await readdir(kit, { recursive: true });
    expect(missingIn({ exports, imports, bin }, files)).toEqual([]);
    expect(missingIn({ '#stories/*': './tests/stories/*', '.': './src/none.ts' }, files)).toEqual([
      './tests/stories/*',
      './src/none.ts',
    ]);
  });

  test('the words are plain data', async () => {
    const { stdout } = await node(
      '--input-type=module',
      '--eval',
      `import { en } from '@rapport/ui/words/en';
      import { he } from '@rapport/ui/words/he';
      process.stdout.write([en, he].map(({ Dialog }) => Dialog.closeLabel).join());`,
    );
    expect(stdout).toBe('Close,סגירה');
  });

  test('no internal module has one', async () => {
    const internal = [
      'modules/index.js',
      'cli/rapport-ui',
      'cli/stylesheet.js',
      'modules/lib/slot',
      'words/RapportProvider/index',
      'modules/lib/slot.js',
      'modules/primitives/controls/Button/Button',
      'lib/slot',
      'primitives/controls/Button/Button',
      'src/lib/slot.tsx',
      'dist/Button.js',
    ].map((path) => `@rapport/ui/${path}`);
    const found = await resolveAll(internal);
    expect(internal.filter((specifier) => found[specifier])).toEqual([]);
  });

  test('no other module is beside the entries, where a pattern would publish it', async () => {
    const files = await readdir(join(project, 'node_modules/@rapport/ui/dist'));
    const entries = files.filter((file) => file.endsWith('.js')).map((file) => file.slice(0, -3));
    const schemas = components
      .filter(({ name, path }) => existsSync(join(packageRoot, `src/${path}/${name}.schema.ts`)))
      .map(({ name }) => `${name}.schema`);
    const names = components.map(({ name }) => name);
    expect(entries.toSorted()).toEqual([...names, ...schemas].toSorted());
  });
});

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test.each([360, 768, 1440])('looks as it should at %i px', async (width) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    const errors = errorsOf(page);
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const measured = await page.evaluate(() => ({
      sideways: document.documentElement.scrollWidth - innerWidth,
      fonts: [...document.fonts]
        .filter(({ family, status }) => status === 'loaded' && !/fallback/i.test(family))
        .map(({ family }) => family.replaceAll('"', '')),
      margin: getComputedStyle(document.body).margin,
      gaps: [...document.querySelectorAll('main > section')].map(
        (section, index, all) =>
          section.getBoundingClientRect().top -
          (all[index - 1]?.getBoundingClientRect().bottom ?? section.getBoundingClientRect().top),
      ),
    }));
    // Vite rewrites light-dark() for older browsers; dark bands must stay dark anyway.
    const { band, dark } = await page.evaluate(() => {
      const heading = document.querySelector('[data-surface="ink"] h2') as Element;
      const color = getComputedStyle(heading).color;
      document.documentElement.dataset['colorScheme'] = 'dark';
      const body = getComputedStyle(document.body).color;
      delete document.documentElement.dataset['colorScheme'];
      return { band: color, dark: body };
    });
    await page.screenshot({ path: join(pictures, `${colorScheme}-${width}.png`), fullPage: true });
    const findings = await axeFindings(page);
    await context.close();
    expect(errors).toEqual([]);
    expect(measured.sideways).toBeLessThanOrEqual(0);
    // System fonts, because the fonts are a separate stylesheet.
    expect(measured.fonts).toEqual([]);
    expect(band).toBe(dark);
    expect(measured.margin).toBe('0px');
    expect(measured.gaps).toEqual([0, 0, 0, 0, 0, 0]);
    expect(findings).toEqual([]);
  });
});

/** The README's claims about one color, and the places on a page where they show. */
const BRANDED = {
  button: ['main .rp-Button', 'backgroundColor'],
  link: ['main .rp-Link[data-variant="text"]', 'color'],
  tick: ['.rp-Checkbox input', 'backgroundColor'],
  hero: ['.rp-Hero-eyebrow', 'color'],
  'highlighted plan': ['[data-highlighted]', 'backgroundColor'],
} as const;

test.each(['index', 'acme'])('the README’s recipe, one declaration, recolors %s', async (name) => {
  const readme = await readFile(join(repository, 'README.md'), 'utf8');
  const [, recipe = ''] = /## One color makes it yours[^`]+```css\n([^`]+)```/.exec(readme) ?? [];
  expect(recipe.match(/--rp-[\w-]+:/g)).toEqual(['--rp-primary:']);
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${url}${name}.html`);
  await page.getByRole('main').getByRole('checkbox').check();
  const colors = () =>
    page.evaluate(
      (places) =>
        Object.fromEntries(
          Object.entries(places).map(([part, [selector, property]]) => {
            const element = document.querySelector(selector);
            if (!element) throw new Error(`The page has no ${selector}.`);
            return [part, getComputedStyle(element)[property]];
          }),
        ),
      BRANDED,
    );
  const before = await colors();
  await page.addStyleTag({ content: recipe });
  const after = await colors();
  await page.close();
  for (const part of Object.keys(BRANDED))
    expect([part, after[part]]).not.toEqual([part, before[part]]);
});
