import { Overlap } from './Overlap.tsx';

/**
 * An opening and a closing quotation mark meet. They stand on the page itself, so their colors
 * change with its scheme.
 */
export const heroArt = (
  <svg viewBox="0 0 200 200" aria-hidden="true">
    <Overlap
      first="M115 86a44 44 0 1 1-88 0c0-44 32-79 81-84v35c-21 4-33 11-39 21a44 44 0 0 1 46 28"
      second="M85 114a44 44 0 1 1 88 0c0 44-32 79-81 84v-35c21-4 33-11 39-21a44 44 0 0 1-46-28"
      overlap="var(--rp-art-deep-plum)"
    />
  </svg>
);
