import { describe, expect, test } from 'vitest';
import { divideStyles, usedComponents } from './critical-css.ts';

test('usedComponents finds components by their class or that of a part', () => {
  const html =
    '<a class="rp-Button extra" href="#"><b class="x rp-SiteHeader-menu">rp-Text</b></a><i class="rp-lower"></i><noscript><p class="rp-Alert">x</p></noscript>';
  expect([...usedComponents(html)]).toEqual(['Button', 'SiteHeader', 'Alert']);
});

describe('divideStyles', () => {
  const sources = {
    order: '@layer a,b;',
    foundations: ':root{--x:1}',
    components: new Map([
      ['Alert', '.rp-Alert{}'],
      ['Button', '.rp-Button{}'],
      ['Card', '.rp-Card{}'],
      ['Form', '.rp-Form{}'],
    ]),
    site: 'body{}',
  };

  test('inlines foundations, first-view and site styles; the page’s other styles are late', () => {
    const first = '<form class="rp-Form"></form>';
    expect(
      divideStyles(
        { first },
        `${first}<p class="rp-Card"></p>`,
        new Set(['Form', 'Button']),
        sources,
      ),
    ).toEqual({
      inline: '@layer a,b;:root{--x:1}.rp-Form{}body{}',
      late: '@layer a,b;.rp-Button{}.rp-Card{}',
      other: '@layer a,b;.rp-Alert{}',
    });
  });

  test('can leave print styles out of the first paint', () => {
    const print = '@layer b{.rp-Form{x:1}@media print{.rp-Form{x:2}}}';
    const components = new Map([...sources.components, ['Form', print]]);
    const view = { first: '<form class="rp-Form"></form>', isPrintLate: true };
    const { inline, late } = divideStyles(view, view.first, new Set(), { ...sources, components });
    expect(inline).toBe('@layer a,b;:root{--x:1}@layer b{.rp-Form{x:1}}body{}');
    expect(late).toBe('@layer a,b;@layer b{@media print{.rp-Form{x:2}}}');
  });

  test('a page without content has only foundations and site styles', () => {
    expect(divideStyles({ first: '' }, '', new Set(['Card']), sources)).toEqual({
      inline: '@layer a,b;:root{--x:1}body{}',
      late: '@layer a,b;.rp-Card{}',
      other: '@layer a,b;.rp-Alert{}.rp-Button{}.rp-Form{}',
    });
  });
});
