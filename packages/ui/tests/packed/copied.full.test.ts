/** Copies sections with shadcn's CLI into a project that has neither Tailwind nor components.json. */
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectNoFault, withChromium } from './browser.ts';
import { serveKit } from './npm-registry.ts';
import { nodeIn, serve, typeErrors } from './project.ts';

/** The folder is inside the tested project, to use its Vite and TypeScript. */
const project = inject('tested').folder;
const open = withChromium();
const folder = join(project, 'copied');
const node = nodeIn(folder);
const shadcn = createRequire(import.meta.url).resolve('shadcn');

const PAGE = `
import { createRoot } from 'react-dom/client';
import { FaqAccordion } from './components/rapport/FaqAccordion';
import { Hero } from './components/rapport/Hero';
import '@rapport/ui/styles.css';

createRoot(document.querySelector('main')!).render(
  <>
    <Hero content={{ title: 'Every tool in its place', actions: [{ label: 'Try it', href: '#try' }] }} />
    <FaqAccordion content={{
      title: 'Questions',
      items: [{ id: 1, question: 'Do the labels stay on?', answer: 'Through oil and water.' }],
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

/** Here TypeScript is the tested project's. */
const errors = () => typeErrors(project, 'copied');

let registry: Awaited<ReturnType<typeof serveKit>>;

beforeAll(async () => {
  registry = await serveKit(project);
  await mkdir(join(folder, 'src'), { recursive: true });
  for (const [name, text] of Object.entries({ ...files, '.npmrc': registry.npmrc }))
    await writeFile(join(folder, name), text);
});

afterAll(() => registry.close());

test('two sections are added, compile, build and work', async () => {
  const urls = ['Hero', 'FaqAccordion'].map((name) => `${registry.url}/r/${name}.json`);
  await node(shadcn, 'add', ...urls, '--yes');
  // An edit wins over the kit's own rule, though the page imports the kit's styles later.
  await appendFile(
    join(folder, 'src/components/rapport/Hero/Hero.css'),
    '@layer rapport.copied { .rp-Hero-title { text-decoration: underline } }',
  );
  expect(await errors()).toBe('');
  await node('../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');

  const { url, close } = await serve(folder);
  const page = await open(url);
  const title = page.getByRole('heading', { level: 1, name: 'Every tool in its place' });
  await title.waitFor();
  const answer = page.getByText('Through oil and water.');
  expect(await answer.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Do the labels stay on?' }).click();
  await answer.waitFor();
  const line = await title.evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(line).toBe('underline');
  await expectNoFault(page);
  await close();
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
  expect(await errors()).toBe('');
});
