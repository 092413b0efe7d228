import { Overlap } from '../Overlap.tsx';
import { coral, Picture, pine, plum, sun } from '../Picture.tsx';

/** A question mark in a speech bubble; its dot is a disc that leaves it. */
export const heroArt = (
  <Picture viewBox="0 6 180 180">
    <Overlap
      first="M20 86a80 80 0 1 1 80 80H20z"
      second="M80 166a20 20 0 0 1 40 0a20 20 0 0 1-40 0"
      fills={[pine, sun, plum]}
    />
    <path stroke={coral} strokeWidth="22" d="M68 78a32 32 0 1 1 49 27q-17 9-17 24" />
  </Picture>
);
