import { describe, expect, test } from 'vitest';
import {
  divideStyles,
  squeeze,
  usedComponents,
  withBuiltUrls,
  withoutImports,
} from './critical-css.ts';

test('usedComponents finds blocks by their own class or that of a part', () => {
  const html =
    '<a class="rp-Button extra" href="#"><b class="x rp-SiteHeader-menu">rp-Text</b></a><i class="rp-lower">';
  expect([...usedComponents(html)]).toEqual(['Button', 'SiteHeader']);
});

test('withoutImports keeps all but the imports', () => {
  expect(
    withoutImports('@layer a;\n@import "./Button.css";\n@import url("x.css") layer(y);.a{}'),
  ).toBe('@layer a;\n.a{}');
});

describe('divideStyles', () => {
  const sources = {
    foundations: '@layer a,b;\n:root{--x:1}',
    components: new Map([
      ['Button', '@layer a,b;\n.rp-Button{}'],
      ['Card', '@layer a,b;\n.rp-Card{}'],
      ['Form', '@layer a,b;\n@import "./Button.css";\n.rp-Form{}'],
    ]),
    site: 'body{}',
  };

  test('inline is what the HTML has, with foundations and site; late what the page has beside; other the rest', () => {
    const html = '<form class="rp-Form"></form>';
    expect(divideStyles(html, new Set(['Form', 'Button']), sources)).toEqual({
      inline: '@layer a,b;:root{--x:1}.rp-Form{}body{}',
      late: '@layer a,b;.rp-Button{}',
      other: '@layer a,b;.rp-Card{}',
    });
  });

  test('a page without content has the foundations only', () => {
    expect(divideStyles('', new Set(['Card']), sources)).toEqual({
      inline: '@layer a,b;:root{--x:1}body{}',
      late: '@layer a,b;.rp-Card{}',
      other: '@layer a,b;.rp-Button{}.rp-Form{}',
    });
  });
});

describe('withBuiltUrls', () => {
  const urlOf = (name: string) => (name === 'a.woff2' ? '/assets/a-1.woff2' : undefined);

  test('leads to the files of the build, and leaves data and fragments', () => {
    expect(withBuiltUrls('src:url(./fonts/a.woff2),url("fonts/a.woff2")', urlOf)).toBe(
      'src:url(/assets/a-1.woff2),url(/assets/a-1.woff2)',
    );
    expect(withBuiltUrls('a:url("data:image/svg+xml,x");b:url(#c)', urlOf)).toBe(
      'a:url("data:image/svg+xml,x");b:url(#c)',
    );
  });

  test('stops at a file that the build does not have', () => {
    expect(() => withBuiltUrls('src:url(./b.woff2)', urlOf)).toThrow('names ./b.woff2');
  });
});

test('squeeze drops comments and white space', () => {
  expect(squeeze("/* why */\na[b='c d'] body {\n  x: y z;\n}\n")).toBe("a[b='c d'] body{x: y z;}");
});
