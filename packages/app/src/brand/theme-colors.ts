/**
 * The page's background colors, which the browser uses for its own interface: `--rp-color-canvas` of
 * `@rapport/ui/themes/rapport.css`.
 */
export const themeColors = { light: 'oklch(0.985 0.006 85)', dark: 'oklch(0.19 0.022 300)' };
