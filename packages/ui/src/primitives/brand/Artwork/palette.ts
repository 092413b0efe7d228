/**
 * The palette of every picture. It uses tokens, so a site that changes its tokens changes its
 * pictures.
 */
export const coral = 'var(--rp-color-creator-fill)';
export const pine = 'var(--rp-color-brand-fill)';
export const plum = 'var(--rp-color-action-fill)';
export const sun = 'var(--rp-color-highlight)';
export const ink = 'var(--rp-color-on-highlight)';
export const paper = 'var(--rp-color-surface)';
export const line = 'var(--rp-color-line)';
export const blush = 'var(--rp-color-creator-soft)';
export const mint = 'var(--rp-color-brand-soft)';
export const rose = 'var(--rp-color-action-soft)';
export const deepPine = 'var(--rp-color-brand-band)';
export const deepPlum = 'var(--rp-color-action-band)';
export const sand = 'var(--rp-color-sunken)';
export const skins = [
  'var(--rp-artwork-skin-1)',
  'var(--rp-artwork-skin-2)',
  'var(--rp-artwork-skin-3)',
  'var(--rp-artwork-skin-4)',
];
