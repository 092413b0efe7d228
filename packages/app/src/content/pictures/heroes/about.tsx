import { Overlap } from '../Overlap.tsx';
import { coral, Ground, paper, Picture, pine, plum, sun } from '../Picture.tsx';

/** Two arches of one bridge, with a chair below each. */
export const heroArt = (
  <Picture viewBox="0 0 400 400">
    <Ground fill={sun} />
    <circle fill={paper} cx="284" cy="98" r="34" />
    <Overlap
      first="M-50 306a156 156 0 0 1 312 0h-64a92 92 0 0 0-184 0z"
      second="M138 306a156 156 0 0 1 312 0h-64a92 92 0 0 0-184 0z"
    />
    <path fill={plum} d="M-200 306h800v300h-800z" />
    <path stroke={coral} strokeWidth="11" d="M76 236v70M76 272h44v34" />
    <path stroke={pine} strokeWidth="11" d="M324 236v70M324 272h-44v34" />
  </Picture>
);
