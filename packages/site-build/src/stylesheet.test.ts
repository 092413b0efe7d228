import { describe, expect, test } from 'vitest';
import { bareStyles, fontAt, layerOrder, takeFonts, takePrint } from './stylesheet.ts';

const ORDER = '@layer a, b;';
const urlOf = (name: string) => (name === 'a.woff2' ? '/assets/a-1.woff2' : undefined);

test('layerOrder returns the statement that a stylesheet starts with', () => {
  expect(layerOrder(`${ORDER}\n:root{}`)).toBe(ORDER);
  expect(layerOrder('@layer a{:root{}}')).toBe('');
  expect(layerOrder('')).toBe('');
});

test('takePrint takes the blocks that only print needs, in their layer', () => {
  const css =
    '@layer a{.a{x:1}@media print{.a{x:2}}@media (scripting:none), print{.a{x:3}}}@layer b{.b{x:4}}';
  expect(takePrint(css)).toEqual({
    screen: '@layer a{.a{x:1}@media (scripting:none), print{.a{x:3}}}@layer b{.b{x:4}}',
    print: '@layer a{@media print{.a{x:2}}}',
  });
});

describe('bareStyles', () => {
  test('removes statements of the layer order and the imports, and nothing else', () => {
    const css = `${ORDER}\n@import "./Button.css";\n@import url("x.css") layer(y);.a{content:'@import "z";'}@layer b;`;
    expect(bareStyles(css, urlOf)).toBe(`.a{content:'@import "z";'}`);
  });

  test('points to the files of the build and does not change data, fragments or text', () => {
    expect(
      bareStyles('@font-face{src:url(./fonts/a.woff2),url("fonts/a.woff2") format("x")}', urlOf),
    ).toBe('@font-face{src:url(/assets/a-1.woff2),url(/assets/a-1.woff2) format("x")}');
    const css = `.a{a:url("data:image/svg+xml,x)y");b:url(#c);content:"url(d)"}`;
    expect(bareStyles(css, urlOf)).toBe(css);
  });

  test('throws for a file that is not in the build', () => {
    expect(() => bareStyles('.a{src:url(./b.woff2)}', urlOf)).toThrow('names ./b.woff2');
  });
});

test('takeFonts removes the faces of downloaded fonts and leaves those of system fonts', () => {
  const own = '@font-face{font-family:B;src:local(Arial)}';
  const web = '@font-face{font-family:A;src:url(/a.woff2)}';
  expect(takeFonts(`${web}${own}p{}`)).toEqual({ fonts: web, rest: `${own}p{}` });
});

describe('fontAt', () => {
  const css =
    "@font-face{font-family:'A B';font-weight:400 700;src:url(/a.woff2)}@font-face{font-family:C;src:url(/c.woff2)}";

  test('describes the font whose file has an address', () => {
    expect(fontAt('/a.woff2', css)).toEqual({
      family: 'A B',
      weight: '400 700',
      href: '/a.woff2',
    });
    expect(fontAt('/c.woff2', css).weight).toBe('normal');
  });

  test('rejects an address that no face names', () => {
    expect(() => fontAt('/d.woff2', css)).toThrow('names /d.woff2');
  });
});
