/** The pictures of the page for brands. */
import { Face } from './Face.tsx';
import { Overlap } from './Overlap.tsx';
import { coral, mint, Picture, pine, plum, sun } from './Picture.tsx';

/** One message and everyone it reaches. */
export const reach = (
  <Picture>
    <path fill={pine} d="M0 0h320v200H0z" />
    <g stroke={mint} strokeWidth="1.5">
      <circle cx="160" cy="100" r="46" />
      <circle cx="160" cy="100" r="80" />
      <circle cx="160" cy="100" r="114" />
      <circle cx="160" cy="100" r="148" />
    </g>
    <Overlap
      first="M123 100a27 27 0 0 1 54 0a27 27 0 0 1-54 0"
      second="M143 100a27 27 0 0 1 54 0a27 27 0 0 1-54 0"
      fills={[coral, sun, plum]}
    />
    <Face x={100} y={46} radius={22} seed="Leila Haddad" />
    <Face x={226} y={52} radius={19} seed="Ravi Menon" />
    <Face x={231} y={128} radius={22} seed="Thandi Mokoena" />
    <Face x={134} y={168} radius={20} seed="Hana Sato" />
    <Face x={82} y={116} radius={17} seed="Anjali Iyer" />
    <Face x={194} y={168} radius={14} seed="Rafael" />
    <Face x={165} y={28} radius={14} seed="Olu" />
  </Picture>
);
