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
export const blush = 'var(--rp-art-blush)';
export const mint = 'var(--rp-art-mint)';
export const rose = 'var(--rp-art-rose)';
export const deepPine = 'var(--rp-art-deep-pine)';
export const deepPlum = 'var(--rp-art-deep-plum)';
export const sand = 'var(--rp-color-sunken)';

const deepCoral = 'var(--rp-art-deep-coral)';
export const mix = (a: string, percent: number, b: string) =>
  `color-mix(in oklab,${a} ${percent}%,${b})`;
const umber = mix(deepCoral, 66, sun);

/** Skins from light to dark. The shade of each is for the neck and the lines of the face. */
export const skins = [
  [mix(umber, 13, blush), mix(umber, 30, blush)],
  [mix(umber, 26, blush), mix(umber, 44, blush)],
  [mix(umber, 50, blush), mix(umber, 70, blush)],
  [mix(umber, 80, blush), mix(umber, 92, ink)],
  [mix(umber, 84, ink), mix(umber, 62, ink)],
  [mix(umber, 62, ink), mix(umber, 40, ink)],
] as const;

export const hairs = {
  black: ink,
  brown: mix(deepCoral, 72, ink),
  chestnut: mix(deepCoral, 78, sun),
  red: mix(coral, 62, deepCoral),
  blond: mix(sun, 70, umber),
  gray: mix(ink, 48, sand),
  white: mix(ink, 22, sand),
};
