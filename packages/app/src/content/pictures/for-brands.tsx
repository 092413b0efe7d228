/** The pictures of the page for brands. */
import { Still } from '../../brand/art/Still.tsx';
import { Face } from './Face.tsx';
import { Overlap } from './Overlap.tsx';
import { coral, mint, Picture, pine, plum, sun } from './Picture.tsx';

/** One message and everyone it reaches: the people that a brand sells to. */
export const reach = (
  <Picture>
    <path fill={pine} d="M0 0h320v200H0z" />
    <g stroke={mint} strokeWidth="1.5">
      <circle cx="160" cy="100" r="42" />
      <circle cx="160" cy="100" r="74" />
      <circle cx="160" cy="100" r="118" />
    </g>
    <Overlap
      first="M123 100a27 27 0 0 1 54 0a27 27 0 0 1-54 0"
      second="M143 100a27 27 0 0 1 54 0a27 27 0 0 1-54 0"
      fills={[coral, sun, plum]}
    />
    <Face x={98} y={58} radius={26} seed="Bea" />
    <Face x={221} y={58} radius={24} seed="Hal" />
    <Face x={116} y={160} radius={25} seed="Amara" />
  </Picture>
);

/** With room around the subject, for a box that is higher than wide. */
const ROOMY = '-60 -20 239 150';

/** A frame of each campaign. */
export const cup = <Still seed="A cup in one take" shape="wide" viewBox={ROOMY} />;
export const tomatoes = <Still seed="Tomatoes on a balcony" shape="wide" viewBox={ROOMY} />;
