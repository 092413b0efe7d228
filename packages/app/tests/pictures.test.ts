import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PICTURE, pictureOf, pictureTitle } from '@rapport/site-build/pictures';
import { siteConfig } from '../site.config.ts';
import { sitePages } from '../src/routes.tsx';
import picturedTitles from '../pictures.json' with { type: 'json' };

const file = (path: string) => new URL(`../public${path}`, import.meta.url);

/** Reads the width and height from a PNG's header, which comes first. */
function sizeOf(path: string): [number, number] {
  const bytes = readFileSync(file(path));
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('the link previews of the pages', () => {
  const pages = sitePages.filter(({ access }) => access !== 'signedIn');

  test.each(pages.map(({ path }) => path))('%s has one of the right size', (path) => {
    expect(sizeOf(pictureOf(path))).toEqual([PICTURE.width, PICTURE.height]);
  });

  test('show the current titles; if not, run `npm run update -- pictures`', () => {
    expect(picturedTitles).toEqual(
      Object.fromEntries(
        pages.map(({ path, title }) => [path, pictureTitle(title, siteConfig.name)]),
      ),
    );
  });

  test('do not exist for removed pages', () => {
    const names = pages.map(({ path }) => pictureOf(path).replace('/og/', ''));
    expect(readdirSync(file('/og/')).sort()).toEqual(names.sort());
  });
});

describe('site.webmanifest', () => {
  const manifest = JSON.parse(readFileSync(file('/site.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string }[];
  };

  test('names existing icons with correct sizes', () => {
    const [vector, ...bitmaps] = manifest.icons;
    expect(readFileSync(file(vector?.src ?? ''), 'utf8')).toContain('<svg');
    for (const { src, sizes } of bitmaps) expect(sizeOf(src).join('x')).toBe(sizes);
  });

  test('the home screen icon is 180 px wide', () => {
    expect(sizeOf('/icons/apple-touch-icon.png')).toEqual([180, 180]);
  });
});
