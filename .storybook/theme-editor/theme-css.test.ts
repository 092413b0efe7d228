import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';

test('a theme of one color sets one property, and static colors for older browsers', () => {
  const css = themeCss({ primary: '#0a7d5a' });
  expect(css).toMatch(/^:root \{\n {2}--rp-primary: #0a7d5a;\n\}/);
  expect(css).toContain('--rp-accent-fill: #0a7d5a;');
  expect(css.match(/--rp-accent-on-fill: #\w+/g)).toEqual([
    '--rp-accent-on-fill: #ffffff',
    '--rp-accent-on-fill: #000000',
  ]);
});

test('the stylesheet has everything that a brand may set, and nothing else', () => {
  const [root] = themeCss({
    primary: 'navy',
    secondary: 'teal',
    fontHeading: 'Georgia, serif',
    radius: 0,
    space: 0.9,
  }).split('}');
  expect(root).toBe(
    ':root {\n  --rp-primary: navy;\n  --rp-secondary: teal;\n  --rp-font-heading: Georgia, serif;\n  --rp-radius: 0rem;\n  --rp-space: 0.9;\n',
  );
});
