import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FIRST_FLIGHT, firstThatFits, firstViews } from './first-view.ts';

describe('firstViews', () => {
  const top = '<header><p>a</p></header><main id="main">';
  const html = `<div>${top}<section><p>1</p></section><section>2</section></main><footer>b</footer></div>`;

  test('offers the whole page, then fewer and fewer children of <main>', () => {
    expect(firstViews(html).map(({ first }) => first)).toEqual([
      html,
      `<div>${top}<section><p>1</p></section><section>2</section>`,
      `<div>${top}<section><p>1</p></section>`,
      `<div>${top}<section><p>1</p></section>`,
    ]);
  });

  test('offers last the shortest without print styles', () => {
    expect(firstViews(html).map(({ isPrintLate = false }) => isPrintLate)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('marks and hides later content, and nothing if the whole page is shown', () => {
    const [whole, , one] = firstViews(html);
    expect(whole).toEqual({ first: html, html, css: '' });
    expect(one?.html).toBe(
      `<div>${top}<section><p>1</p></section><section data-later>2</section></main><footer data-later>b</footer></div>`,
    );
    expect(one?.css).toContain('[data-late] [data-later]{display:none}');
  });

  test('a page without <main> has one view', () => {
    expect(firstViews('<p>a</p>')).toEqual([{ first: '<p>a</p>', html: '<p>a</p>', css: '' }]);
  });
});

test('firstThatFits returns the first page that is small enough when compressed, else the last', () => {
  const large = randomBytes(FIRST_FLIGHT).toString('base64');
  const small = 'a'.repeat(10 * FIRST_FLIGHT);
  const made: string[] = [];
  const first = (...pages: string[]) => {
    made.length = 0;
    return firstThatFits(pages, (html) => ({ html, at: made.push(html) })).at;
  };
  expect(first(large, small, '')).toBe(2);
  expect(made).toHaveLength(2);
  expect(first(small, large)).toBe(1);
  expect(first(large, large, large)).toBe(3);
});
