/** Compiles each block of TSX in the packed docs and the README, with nothing but the packed kit. */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { fencesIn, freeNames } from '../../scripts/fences.ts';
import { typeErrors } from './project.ts';

const { folder } = inject('tested');
const kit = join(folder, 'node_modules/@rapport/ui');

/** Packages of the reader's own. */
const OWN = `
declare module '@playwright/test' {
  export const expect: any;
  export function test(name: string, body: (fixtures: { page: any }) => Promise<void>): void;
}
declare module '@testing-library/react';
declare module 'next/link';
declare module 'react-router';
declare module 'react-router-dom';
declare module 'storybook/test';
declare module 'vitest';
`;

/** Turns a block into a module. Names of the reader's own, which no library has, are `any`. */
const asModule = (code: string): string =>
  [
    code,
    ...freeNames(code)
      .filter((name) => !(name in globalThis) && !['document', 'window'].includes(name))
      .map((name) => `declare const ${name}: any;`),
    'export {};',
  ].join('\n');

test('the code in the docs compiles', { timeout: 180_000 }, async () => {
  const pages = readdirSync(join(kit, 'dist/docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(kit, 'dist/docs', file));
  const readme = join(kit, 'README.md');
  const blocks = [...pages, readme].flatMap((file) => fencesIn(readFileSync(file, 'utf8')));
  const modules = new Map([...new Set(blocks)].map((code, at) => [`block-${at}`, asModule(code)]));
  // The README names the file of its page, which another block imports.
  modules.set('Page', fencesIn(readFileSync(readme, 'utf8'))[0] ?? '');
  // The check sees what the kit does not have.
  modules.set(
    'wrong',
    `import { Button } from '@rapport/ui';\nexport const wrong = <Button loud />;`,
  );
  await mkdir(join(folder, 'snippets'));
  for (const [name, code] of modules) await writeFile(join(folder, `snippets/${name}.tsx`), code);
  await writeFile(join(folder, 'snippets/modules.d.ts'), OWN);
  const config = {
    extends: '../tsconfig.json',
    compilerOptions: { skipLibCheck: true },
    include: ['.'],
  };
  await writeFile(join(folder, 'snippets/tsconfig.json'), JSON.stringify(config));
  const errors = await typeErrors(folder, 'snippets/tsconfig.json');
  const wrong = new Set(errors.match(/^snippets\/[\w-]+\.tsx/gm));
  expect([...wrong]).toEqual(['snippets/wrong.tsx']);
});
