import { expect, test } from 'vitest';
import { withoutOverridden } from './overridden.ts';

const theme =
  '@layer theme{:root,.dark{--a:2;--b:2}@media (prefers-contrast:more){:root{--c:2}}}.x{color:red}';

test('a property that the theme sets for the same elements is left out', () => {
  expect(withoutOverridden('@layer tokens{:root, .dark{--a:1;--d:1}}', theme)).toBe(
    '@layer tokens{:root, .dark{--d:1}}',
  );
});

test('a property that it sets for other elements or under other conditions stays', () => {
  const css = '@layer tokens{:root{--a:1;--c:1}@media (forced-colors:active){:root,.dark{--b:1}}}';
  expect(withoutOverridden(css, theme)).toBe(css);
  const contrast = '@media (prefers-contrast:more){:root{--c:1;--d:1}}';
  expect(withoutOverridden(contrast, theme)).toBe('@media (prefers-contrast:more){:root{--d:1}}');
});

test('only custom properties are left out, and no empty rule stays', () => {
  expect(withoutOverridden('.x{color:blue}', theme)).toBe('.x{color:blue}');
  expect(withoutOverridden('@layer tokens{:root,.dark{--a:1}}', theme)).toBe('');
});
