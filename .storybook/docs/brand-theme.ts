/** The colors of Storybook's own frame and docs pages: those of the Rapport theme, in hex. */
import { create } from 'storybook/theming/create';

/** The mark of the site's logo, with the name as text. */
const brandTitle = (coral: string, pine: string, plum: string): string =>
  `<span class="sb-brand"><svg viewBox="0 0 40 24" width="35" height="21" aria-hidden="true"><circle cx="12" cy="12" r="12" fill="${coral}"/><circle cx="28" cy="12" r="12" fill="${pine}"/><path d="M20 3.06a12 12 0 0 1 0 17.88a12 12 0 0 1 0-17.88" fill="${plum}"/></svg>Rapport</span>`;

const shared = {
  // Relative, so that it works at a sub-path.
  brandUrl: './',
  brandTarget: '_self',
  fontBase: "'Figtree Variable', 'Figtree Fallback', Arial, sans-serif",
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  appBorderRadius: 8,
  inputBorderRadius: 8,
};

const light = create({
  ...shared,
  base: 'light',
  brandTitle: brandTitle('#fb6a47', '#0e6753', '#841660'),
  colorPrimary: '#841660',
  colorSecondary: '#841660',
  appBg: '#f5f1e8',
  appContentBg: '#fcfaf6',
  appPreviewBg: '#fcfaf6',
  appHoverBg: '#feeaf4',
  appBorderColor: '#dbd7cf',
  textColor: '#1f1a29',
  textInverseColor: '#ffffff',
  textMutedColor: '#5a5467',
  barBg: '#fcfaf6',
  barTextColor: '#5a5467',
  barHoverColor: '#841660',
  barSelectedColor: '#841660',
  inputBorder: '#888491',
});

const dark = create({
  ...shared,
  base: 'dark',
  brandTitle: brandTitle('#ff9674', '#74d3b6', '#f1a1ce'),
  colorPrimary: '#fd97d2',
  colorSecondary: '#fd97d2',
  appBg: '#0f0b15',
  appContentBg: '#15121c',
  appPreviewBg: '#15121c',
  appHoverBg: '#3a1e2e',
  appBorderColor: '#3f3a4b',
  textColor: '#f6f3ed',
  textInverseColor: '#000000',
  textMutedColor: '#b3afbb',
  barBg: '#15121c',
  barTextColor: '#b3afbb',
  barHoverColor: '#fd97d2',
  barSelectedColor: '#fd97d2',
  buttonBg: '#201b29',
  buttonBorder: '#3f3a4b',
  booleanBg: '#0f0b15',
  booleanSelectedBg: '#201b29',
  inputBg: '#201b29',
  inputBorder: '#837c90',
  inputTextColor: '#f6f3ed',
});

/** The theme for the computer's color scheme. */
export const brandTheme = () =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? dark : light;
