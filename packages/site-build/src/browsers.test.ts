import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { afterAll, expect, test } from 'vitest';
import { scriptTargets, styleOptions } from './browsers.ts';

const folder = await mkdtemp(join(tmpdir(), 'browsers-'));
const browserslist = ['chrome >= 111', 'samsung >= 22', 'safari >= 16.4', 'ios_saf >= 16.4'];
await writeFile(join(folder, 'package.json'), JSON.stringify({ browserslist }));
afterAll(() => rm(folder, { recursive: true }));

test('scriptTargets names the oldest version of each browser, for Vite', () => {
  expect(scriptTargets(folder).sort()).toEqual(['chrome111', 'ios16.4', 'safari16.4']);
});

const transformed = (css: string): string =>
  transform({
    filename: 'a.css',
    code: Buffer.from(css),
    minify: true,
    ...styleOptions(folder),
  }).code.toString();

test('styleOptions add the prefixes that the browsers need', () => {
  expect(transformed('a{user-select:none}')).toBe('a{-webkit-user-select:none;user-select:none}');
});

test('styleOptions keep light-dark() and :dir()', () => {
  const css = 'a:dir(rtl){color:light-dark(red,#00f)}';
  expect(transformed(css)).toBe(css);
});
