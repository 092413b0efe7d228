import { Bust } from '../Bust.tsx';
import { Overlap } from '../Overlap.tsx';
import { coral, Ground, paper, Picture, pine, plum, sun } from '../Picture.tsx';

/** Two arches of one bridge, with someone below each. */
export const heroArt = (
  <Picture viewBox="24 16 352 336">
    <Ground fill={sun} />
    <circle fill={paper} cx="212" cy="108" r="26" />
    <Overlap
      first="M-50 306a156 156 0 0 1 312 0h-64a92 92 0 0 0-184 0z"
      second="M138 306a156 156 0 0 1 312 0h-64a92 92 0 0 0-184 0z"
    />
    <Bust seed="Kemi" x={107} y={90} scale={1.8} garment={coral} trim={paper} />
    <Bust seed="Jin" x={293} y={90} scale={1.8} garment={pine} trim={sun} />
    <path fill={plum} d="M-200 306h800v300h-800z" />
  </Picture>
);
