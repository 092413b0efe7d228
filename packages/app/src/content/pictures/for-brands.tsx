/** The pictures of the page for brands. */
import { Face } from './Face.tsx';
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
    <circle fill={coral} cx="150" cy="100" r="27" />
    <circle fill={sun} cx="170" cy="100" r="27" />
    <path fill={plum} d="M160 75a27 27 0 0 1 0 50 27 27 0 0 1 0-50" />
    <Face x={100} y={46} radius={22} seed="Leila Haddad" />
    <Face x={226} y={52} radius={19} seed="Ravi Menon" />
    <Face x={231} y={128} radius={22} seed="Thandi Mokoena" />
    <Face x={134} y={168} radius={20} seed="Hana Sato" />
    <Face x={82} y={116} radius={17} seed="Anjali Iyer" />
    <Face x={194} y={168} radius={14} seed="Rafael" />
    <Face x={165} y={28} radius={14} seed="Olu" />
  </Picture>
);
