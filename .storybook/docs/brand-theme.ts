/** The theme of Storybook's own frame: its manager, and the docs pages around the stories. */
import { create } from 'storybook/theming/create';
import colors from './brand-colors.json';

export type Scheme = keyof typeof colors;

/** Draws the mark of `packages/app/src/brand/Logo`, with the name as text. */
const brandTitle = ({ coral, pine, plum }: (typeof colors)[Scheme]): string =>
  `<span class="sb-brand"><svg viewBox="0 0 40 24" width="35" height="21" aria-hidden="true"><circle cx="12" cy="12" r="12" fill="${coral}"/><circle cx="28" cy="12" r="12" fill="${pine}"/><path d="M20 3.06a12 12 0 0 1 0 17.88a12 12 0 0 1 0-17.88" fill="${plum}"/></svg>Rapport</span>`;

function brandTheme(scheme: Scheme) {
  const color = colors[scheme];
  return create({
    base: scheme,
    brandTitle: brandTitle(color),
    // Relative, so that it works at a sub-path.
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Figtree Variable', 'Figtree Fallback', Arial, sans-serif",
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: color.accentFill,
    colorSecondary: color.accent,
    appBg: color.sunken,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appHoverBg: color.accentSoft,
    appBorderColor: color.line,
    appBorderRadius: 8,
    textColor: color.text,
    textInverseColor: color.accentOnFill,
    textMutedColor: color.textQuiet,
    barBg: color.canvas,
    barTextColor: color.textQuiet,
    barHoverColor: color.accent,
    barSelectedColor: color.accent,
    buttonBg: color.surface,
    buttonBorder: color.line,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.controlBorder,
    inputTextColor: color.text,
    inputBorderRadius: 8,
  });
}

export const brandThemes = { light: brandTheme('light'), dark: brandTheme('dark') };

/** Sets a scheme's colors as `--sb-accent-fill`, …, for the parts that Storybook does not draw. */
export function setFrameColors(scheme: Scheme): void {
  for (const [name, color] of Object.entries(colors[scheme]))
    document.documentElement.style.setProperty(
      `--sb-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      color,
    );
}
