/**
 * The palette of every picture. It uses tokens, so a site that changes its tokens changes its
 * pictures.
 */
export const coral = 'var(--rp-art-coral)';
export const pine = 'var(--rp-art-pine)';
export const plum = 'var(--rp-art-plum)';
export const sun = 'var(--rp-color-highlight)';
export const ink = 'var(--rp-color-on-highlight)';
export const paper = 'var(--rp-color-surface)';
export const line = 'var(--rp-color-line)';
export const blush = 'var(--rp-art-blush)';
export const mint = 'var(--rp-art-mint)';
export const rose = 'var(--rp-art-rose)';
export const deepPine = 'var(--rp-art-deep-pine)';
export const deepPlum = 'var(--rp-art-deep-plum)';
export const sand = 'var(--rp-color-sunken)';
export const skins = [
  'var(--rp-artwork-skin-1)',
  'var(--rp-artwork-skin-2)',
  'var(--rp-artwork-skin-3)',
  'var(--rp-artwork-skin-4)',
];
