import { readFileSync, readdirSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cast } from './cast.ts';
import { Cover } from './Cover.tsx';
import { hairs, skins } from './palette.ts';
import { looks } from './Portrait.tsx';

const theme = readFileSync(new URL('../../../../ui/themes/rapport.css', import.meta.url), 'utf8');

const balanced = (text: string) => text.split('(').length === text.split(')').length;

/**
 * Converts a color of the palette to OKLab in the light scheme. It may be a token or a mix of two.
 */
function lab(color: string): number[] {
  const inside = /^color-mix\(in oklab,(.+)\)$/.exec(color)?.[1];
  if (inside) {
    // The comma between the two colors is the first outside parentheses.
    let comma = inside.indexOf(',');
    while (!balanced(inside.slice(0, comma))) comma = inside.indexOf(',', comma + 1);
    const [, first, percent] = /^(.+) (\d+)%$/.exec(inside.slice(0, comma))!;
    const [a, b] = [lab(first!), lab(inside.slice(comma + 1))];
    return a.map((value, index) => value + (b[index]! - value) * (1 - Number(percent) / 100));
  }
  const token = /^var\((.+)\)$/.exec(color)![1]!;
  const value = new RegExp(`${token}: (?:light-dark\\()?oklch\\(([^)]+)\\)`).exec(theme);
  const [light, chroma, hue] = value![1]!.split(' ').map(Number) as [number, number, number];
  const angle = (hue * Math.PI) / 180;
  return [light, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

const difference = (a: string, b: string) => {
  const [first, second] = [lab(a), lab(b)];
  return Math.hypot(...first.map((value, index) => value - second[index]!));
};

describe('touching parts of a portrait differ in color', () => {
  test.each(looks.map((look, index) => [index, ...look] as const))(
    'look %i',
    (_, ground, disc, garment, trim) => {
      for (const [a, b] of [
        [ground, disc],
        [garment, ground],
        [garment, disc],
        [garment, trim],
      ] as const)
        expect(difference(a, b), `${a} on ${b}`).toBeGreaterThan(0.15);
    },
  );

  test.each(Object.entries(cast))('%s', (_, { look, skin, hair, color = 'black' }) => {
    const [ground, disc, garment, trim] = looks[look]!;
    const [face, neck] = skins[skin]!;
    const onHead = hair === 'hijab' || hair === 'wrap' ? trim : hairs[color];
    const touching: [string, string, number][] = [
      [neck, garment, 0.1],
      [face, onHead, 0.1],
      ...[ground, disc].flatMap((behind): [string, string, number][] => [
        [face, behind, 0.07],
        [onHead, behind, 0.12],
      ]),
    ];
    for (const [a, b, least] of touching)
      expect(difference(a, b), `${a} on ${b}`).toBeGreaterThan(least);
  });
});

test('the content names people of the cast', () => {
  const content = new URL('../../content/', import.meta.url);
  const seeds = readdirSync(content, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(new URL(file, content), 'utf8').matchAll(
        /<(?:Portrait|Face|Bust)\b[^>]*\bseed="(.+?)"/g,
      ),
    ])
    .map((match) => match[1]!);
  expect(seeds.length).toBeGreaterThan(10);
  expect(seeds.filter((seed) => !cast[seed])).toEqual([]);
});

/** Returns the distances of a path’s corners and ends from its origin. */
function reach(d: string) {
  let [x, y] = [0, 0];
  const distances = [...d.matchAll(/([Mahv])([^Mahv]*)/g)].map(([, command, text]) => {
    const numbers = text!.match(/-?[\d.]+/g)!.map(Number);
    const [dx, dy] = [numbers.at(-2)!, numbers.at(-1)!];
    if (command === 'M') [x, y] = [dx, dy];
    else if (command === 'a') [x, y] = [x + dx, y + dy];
    else if (command === 'h') x += dy;
    else y += dy;
    return Math.hypot(x, y);
  });
  return Math.max(...distances);
}

test('no disc, dome or square cuts a shape of a cover', () => {
  const outside = Array.from({ length: 400 }, (_, index) => `cover ${index}`).filter((seed) => {
    const markup = renderToStaticMarkup(createElement(Cover, { seed }));
    const [left, top, size] = /viewBox="([^"]+)"/.exec(markup)![1]!.split(' ').map(Number);
    const middle = [left! + size! / 2, top! + size! / 2];
    const shapes = [...markup.matchAll(/ d="([^"]+)" transform="translate\(([^)]+)\)/g)];
    expect(shapes).toHaveLength(4);
    return shapes.some(([, d, at]) => {
      const [x, y] = at!.split(' ').map((value, axis) => Number(value) - middle[axis]!);
      return Math.hypot(x!, y!) + reach(d!) > size! * 0.43;
    });
  });
  expect(outside).toEqual([]);
});
