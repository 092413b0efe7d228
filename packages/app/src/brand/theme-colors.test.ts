import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColors } from './theme-colors.ts';

test('the browser’s interface has the colors of the theme’s page', () => {
  const theme = new URL('../../../ui/themes/rapport.css', import.meta.url);
  const { light, dark } = themeColors;
  expect(readFileSync(theme, 'utf8')).toContain(
    `--rp-color-canvas: light-dark(${light}, ${dark});`,
  );
});
