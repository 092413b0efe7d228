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
    <Face x={103} y={43} radius={19} disc={sun} person={plum} />
    <Face x={222} y={48} radius={15} disc={paper} person={coral} />
    <Face x={236} y={124} radius={21} disc={coral} person={mint} />
    <Face x={137} y={176} radius={17} disc={paper} person={plum} />
    <Face x={82} y={119} radius={14} disc={plum} person={sun} />
    <Face x={196} y={171} radius={11} disc={sun} person={coral} />
    <Face x={163} y={21} radius={11} disc={coral} person={sun} />
  </Picture>
);

const ROWS = [37, 79, 121, 163];
const COLUMNS = [76, 118, 160, 202, 244];

/** Many people, and the few that a lens finds among them. */
export const discovery = (
  <Picture>
    {ROWS.flatMap((y) =>
      COLUMNS.map((x) => <circle key={`${x} ${y}`} fill={line} cx={x} cy={y} r="14" />),
    )}
    <path stroke={plum} strokeWidth="16" d="M180 141l42 42" />
    <circle fill={paper} stroke={plum} strokeWidth="9" cx="139" cy="100" r="55" />
    <Face x={117} y={78} radius={19} disc={coral} person={sun} />
    <Face x={161} y={78} radius={19} disc={pine} person={paper} />
    <Face x={117} y={122} radius={19} disc={sun} person={plum} />
    <Face x={161} y={122} radius={19} disc={plum} person={coral} />
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
