/** The pictures of the page for brands. */
import { Face } from './Face.tsx';
import { coral, line, mint, paper, Picture, pine, plum, sun } from './Picture.tsx';

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

const ROWS = [40, 80, 120, 160];
const COLUMNS = [80, 120, 160, 200, 240];

/** Many people, and the few that a lens finds among them. */
export const discovery = (
  <Picture>
    {ROWS.flatMap((y) =>
      COLUMNS.map((x) => <circle key={`${x} ${y}`} fill={line} cx={x} cy={y} r="12" />),
    )}
    <path stroke={plum} strokeWidth="16" d="M180 141l38 38" />
    <circle fill={paper} stroke={plum} strokeWidth="9" cx="139" cy="100" r="55" />
    <Face x={118.5} y={79.5} radius={18.5} seed="Emeka Obi" />
    <Face x={159.5} y={79.5} radius={18.5} seed="Mateo Fuentes" />
    <Face x={118.5} y={120.5} radius={18.5} seed="Maya" />
    <Face x={159.5} y={120.5} radius={18.5} seed="Mei Tanaka" />
  </Picture>
);

/** A month with its work: who makes what, and what overlaps. */
export const calendar = (
  <Picture>
    <rect fill={paper} stroke={line} x="70" y="20" width="180" height="160" rx="18" />
    <path fill={pine} d="M70 58V38a18 18 0 0 1 18-18h144a18 18 0 0 1 18 18v20z" />
    <path stroke={paper} strokeWidth="7" d="M92 39h46" />
    <path stroke={line} strokeWidth="2" d="M115 58v122M160 58v122M205 58v122" />
    <path stroke={coral} strokeWidth="17" d="M90 82h68" />
    <path stroke={pine} strokeWidth="17" d="M134 110h84" />
    <path stroke={sun} strokeWidth="17" d="M90 138h42" />
    <path stroke={plum} strokeWidth="17" d="M180 160h46" />
    <circle fill={sun} cx="238" cy="40" r="26" />
    <path stroke={plum} strokeWidth="6" d="M227 40l8 8 14-16" />
  </Picture>
);
