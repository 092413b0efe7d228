/** Copies sections with shadcn's CLI into a project that has neither Tailwind nor components.json. */
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumLaunch } from '@rapport/tooling/chromium';
import { axeFindings, errorsOf, nodeIn } from './project.ts';
import { serveKit } from './npm-registry.ts';

/** The folder is inside the tested project, to use its Vite and TypeScript. */
const project = inject('tested').folder;
const folder = join(project, 'copied');
const node = nodeIn(folder);
const shadcn = createRequire(import.meta.url).resolve('shadcn');

const PAGE = `
import { createRoot } from 'react-dom/client';
import { FaqAccordion } from './components/rapport/FaqAccordion';
import { Hero } from './components/rapport/Hero';
import { PricingCards } from './components/rapport/PricingCards';
import '@rapport/ui/styles.css';

createRoot(document.querySelector('main')!).render(
  <>
    <Hero content={{ title: 'Every tool in its place', actions: [{ label: 'Try it', href: '#try' }] }} />
    <PricingCards content={{
      title: 'Prices',
      plans: [{ title: 'Bench', price: '$19', features: ['Labels'], action: { label: 'Start', href: '#try' } }],
    }} />
    <FaqAccordion content={{
      title: 'Questions',
      entries: [{ id: 1, question: 'Do the labels stay on?', answer: 'Through oil and water.' }],
    }} />
  </>,
);
`;

const files = {
  'package.json': JSON.stringify({ name: 'copied', private: true, type: 'module' }),
  'tsconfig.json': JSON.stringify({
    extends: '../tsconfig.json',
    compilerOptions: { noUncheckedIndexedAccess: true, noUnusedLocals: true },
    include: ['src'],
  }),
  'vite.config.js': 'export default {};',
  'index.html':
    '<!doctype html><html lang="en"><title>Copied</title><link rel="icon" href="data:,"><main></main><script type="module" src="/src/main.tsx"></script></html>',
  'src/main.tsx': PAGE,
};

let registry: Awaited<ReturnType<typeof serveKit>>;
let server: PreviewServer;

beforeAll(async () => {
  registry = await serveKit(project);
  await mkdir(join(folder, 'src'), { recursive: true });
  await Promise.all(
    Object.entries({ ...files, '.npmrc': registry.npmrc }).map(([name, text]) =>
      writeFile(join(folder, name), text),
    ),
  );
});

afterAll(async () => {
  await server?.close();
  registry.close();
  await rm(folder, { recursive: true, force: true });
});

const tsc = () => node('../node_modules/typescript/bin/tsc', '-p', '.').catch((error) => error);

test('three sections are added, compile, build and work', async () => {
  const urls = ['Hero', 'PricingCards', 'FaqAccordion'].map(
    (name) => `${registry.url}/r/${name}.json`,
  );
  await node(shadcn, 'add', ...urls, '--yes');
  // An edit wins over the kit's own rule, though the page imports the kit's styles later.
  await appendFile(
    join(folder, 'src/components/rapport/Hero/Hero.css'),
    '@layer rapport.copied { .rp-Hero-title { text-decoration: underline } .rp-Hero-words { min-inline-size: 1px } }',
  );
  expect((await tsc()).stdout).toBe('');
  await node('../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');

  server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0 },
  });
  const browser = await chromium.launch(chromiumLaunch());
  const page = await (await browser.newContext()).newPage();
  const errors = errorsOf(page);
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const answer = page.getByText('Through oil and water.');
  await page.getByRole('heading', { level: 1, name: 'Every tool in its place' }).waitFor();
  expect(await answer.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Do the labels stay on?' }).click();
  await answer.waitFor();
  const styles = await page.evaluate(() => {
    const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    const { minInlineSize } = of('.rp-Hero-words');
    return { minInlineSize, textDecorationLine: of('.rp-Hero-title').textDecorationLine };
  });
  const findings = await axeFindings(page);
  await browser.close();
  expect(styles).toEqual({ minInlineSize: '1px', textDecorationLine: 'underline' });
  expect(errors).toEqual([]);
  expect(findings).toEqual([]);
});

test('every section compiles as a copy', async () => {
  const read = async (name: string) =>
    JSON.parse(
      await readFile(join(project, `node_modules/@rapport/ui/dist/registry/${name}.json`), 'utf8'),
    );
  const { items } = (await read('registry')) as { items: { name: string }[] };
  expect(items.length).toBeGreaterThan(40);
  for (const { name } of items)
    for (const { target, content } of (await read(name)).files) {
      const file = join(folder, 'src', target);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  expect((await tsc()).stdout).toBe('');
});
