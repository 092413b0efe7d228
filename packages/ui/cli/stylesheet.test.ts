import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importedParts, sourceFiles, stylesheet, type Parts } from './stylesheet.ts';

const LAYERS = '@layer low, high;\n';

/** A kit of two primitives and a section that uses one of them. */
const kit: Parts = {
  version: '1.2.3',
  styled: ['Button', 'Text', 'Hero'],
  exports: { Button: 'Button', Text: 'Text', Hero: 'Hero', HeroProps: '', useHero: '' },
};

const SHEETS = {
  foundations: `${LAYERS}:root{}`,
  Button: `${LAYERS}.Button{}`,
  Text: `${LAYERS}.Text{}`,
  Hero: `${LAYERS}@import "./Button.css";\n.Hero{}`,
};

let folder: string;

const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rapport-cli-'));
  for (const [name, css] of Object.entries(SHEETS)) write(`dist/${name}.css`, css);
});

afterEach(() => rmSync(folder, { recursive: true }));

const partsIn = (...paths: string[]) =>
  importedParts(sourceFiles(paths.map((path) => join(folder, path))), kit);

test('a part brings those that it uses, in cascade order and once', () => {
  const { css, joined } = stylesheet(join(folder, 'dist'), kit, ['Hero', 'Button'], true);
  expect(joined).toEqual(['Button', 'Hero']);
  expect(css).toBe(`${LAYERS}:root{}.Button{}.Hero{}\n`);
});

test('without foundations the order of the layers stays', () => {
  expect(stylesheet(join(folder, 'dist'), kit, ['Text'], false).css).toBe(`${LAYERS}.Text{}\n`);
});

test('folders are read to the bottom, without what is installed, hidden or no code', () => {
  write('src/pages/Home.tsx', `import { Hero, type HeroProps } from '@rapport/ui';`);
  write('src/text.mdx', `import { Text } from '@rapport/ui/Text'`);
  write('src/node_modules/x/index.js', `import { Button } from '@rapport/ui';`);
  write('src/.cache/x.js', `import { Button } from '@rapport/ui';`);
  write('src/notes.md', `import { Button } from '@rapport/ui';`);
  expect(partsIn('src')).toEqual({ parts: ['Text', 'Hero'], whole: [] });
  expect(partsIn('src/notes.md').parts).toEqual(['Button']);
});

test('types, hooks and entries without styles need none', () => {
  write(
    'a.ts',
    `import { HeroProps, useHero } from '@rapport/ui';\nimport { en } from '@rapport/ui/words/en';`,
  );
  expect(partsIn('a.ts').parts).toEqual([]);
});

test('the kit as a whole needs every part, and the file is named', () => {
  write('a.ts', `import * as ui from '@rapport/ui';`);
  const { parts, whole } = partsIn('a.ts');
  expect(parts).toEqual(kit.styled);
  expect(whole).toEqual([
    { file: join(folder, 'a.ts'), statement: `import * as ui from '@rapport/ui'` },
  ]);
});

test('a fault says what, where and what to do', () => {
  write('a.ts', `import { Buton } from '@rapport/ui';`);
  write('b.ts', `import { Nope } from '@rapport/ui/Nope';`);
  write('c.ts', `import { useState } from 'react';`);
  expect(() => partsIn('a.ts')).toThrow(/a\.ts imports “Buton”.*1\.2\.3 does not have.*Correct/);
  expect(() => partsIn('b.ts')).toThrow(/b\.ts imports “@rapport\/ui\/Nope”/);
  expect(() => partsIn('c.ts')).toThrow(/None of the 1 files imports.*Name the folders/);
  expect(() => partsIn('missing')).toThrow(/There is no file or folder “.*missing”.*Name those/);
});
