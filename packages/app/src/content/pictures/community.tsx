/** The pictures of the community page. */
import { useId } from 'react';
import { anjali, jonah, walt } from '../creators.ts';
import { Bust } from './Bust.tsx';
import { Overlap } from './Overlap.tsx';
import { coral, Ground, line, paper, Picture, pine, plum, sun } from './Picture.tsx';

const GUESTS = [
  anjali.name,
  'Mateo Fuentes',
  jonah.name,
  'Ingrid Solberg',
  walt.name,
  'Kwame Boateng',
];

/** People around a table from above: creators in coral, brands in pine. Each overlaps it. */
function Table() {
  const id = useId();
  const [middle, size, radius] = [286, 150, 88];
  return (
    <Picture viewBox="0 0 572 572">
      <circle fill={sun} cx={middle} cy={middle} r={size} />
      <clipPath id={id}>
        <circle cx={middle} cy={middle} r={size} />
      </clipPath>
      {GUESTS.map((name, index) => {
        const turn = (index / GUESTS.length) * 2 * Math.PI - Math.PI / 2;
        const x = Math.round(middle + 194 * Math.cos(turn));
        const y = Math.round(middle + 194 * Math.sin(turn));
        const isCreator = index % 2 === 0;
        return (
          <Guest
            key={name}
            name={name}
            x={x}
            y={y}
            radius={radius}
            fill={isCreator ? coral : pine}
            garment={isCreator ? pine : coral}
            table={id}
          />
        );
      })}
    </Picture>
  );
}

interface GuestProps {
  name: string;
  x: number;
  y: number;
  radius: number;
  fill: string;
  garment: string;
  /** The id of what clips to the table. */
  table: string;
}

function Guest({ name, x, y, radius, fill, garment, table }: GuestProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <circle cx={x} cy={y} r={radius} />
      </clipPath>
      <circle fill={fill} cx={x} cy={y} r={radius} />
      <circle fill={plum} cx={x} cy={y} r={radius} clipPath={`url(#${table})`} />
      <g clipPath={`url(#${id})`}>
        <Bust seed={name} x={x} y={y - radius + 18} scale={1.5} garment={garment} trim={sun} />
      </g>
    </>
  );
}

/** The picture in the hero. */
export const heroArt = <Table />;

/** With room at the sides: on a phone, what is drawn is as wide as its box. */
const ROOMY = '-40 -25 400 250';

/** The badges of two people who have met. */
export const badges = (
  <Picture viewBox={ROOMY}>
    <Ground fill={coral} />
    <path stroke={plum} strokeWidth="7" d="M46-108l78 150 78-150M133-108l65 166 65-166" />
    <rect fill={paper} x="78" y="38" width="92" height="112" rx="16" />
    <circle fill={pine} cx="124" cy="84" r="25" />
    <path stroke={line} strokeWidth="9" d="M104 128h40" />
    <rect fill={sun} x="152" y="56" width="92" height="112" rx="16" />
    <circle fill={plum} cx="198" cy="102" r="25" />
    <path stroke={paper} strokeWidth="9" d="M178 146h40" />
  </Picture>
);

/** A finished page with a check mark. */
export const workshop = (
  <Picture>
    <Ground fill={pine} />
    <rect fill={coral} x="90" y="40" width="96" height="124" rx="16" />
    <rect fill={paper} x="122" y="30" width="104" height="140" rx="16" />
    <path stroke={line} strokeWidth="9" d="M144 60h60M144 86h60M144 112h30" />
    <circle fill={sun} cx="212" cy="144" r="32" />
    <path stroke={plum} strokeWidth="8" d="M198 145l10 11 19-21" />
  </Picture>
);

/** Two people talking, one a little above the other. */
export const coach = (
  <Picture viewBox={ROOMY}>
    <Ground fill={sun} />
    <Overlap first="M74 114a50 50 0 1 1 50 50H74z" second="M246 86a50 50 0 1 0-50 50h50z" />
  </Picture>
);

/** A question with answers below it. */
export const advice = (
  <Picture viewBox={ROOMY}>
    <Ground fill={plum} />
    <rect fill={paper} x="74" y="32" width="116" height="48" rx="24" />
    <rect fill={sun} x="116" y="76" width="132" height="48" rx="24" />
    <rect fill={coral} x="90" y="120" width="116" height="48" rx="24" />
    <path stroke={plum} strokeWidth="8" d="M100 56h64" />
  </Picture>
);

/** A draft under two lenses. */
export const feedback = (
  <Picture>
    <Ground fill={coral} />
    <rect fill={paper} x="82" y="28" width="156" height="144" rx="16" />
    <path stroke={line} strokeWidth="9" d="M106 54h64M106 146h108" />
    <circle stroke={pine} strokeWidth="11" cx="140" cy="99" r="33" />
    <circle stroke={plum} strokeWidth="11" cx="180" cy="99" r="33" />
  </Picture>
);

/** Two notes on a board and what they have in common. */
export const board = (
  <Picture viewBox={ROOMY}>
    <Ground fill={pine} />
    <rect fill={paper} x="68" y="26" width="184" height="148" rx="18" />
    <Overlap
      first="M98 44h58a14 14 0 0 1 14 14v58a14 14 0 0 1-14 14H98a14 14 0 0 1-14-14V58a14 14 0 0 1 14-14"
      second="M164 70h58a14 14 0 0 1 14 14v58a14 14 0 0 1-14 14h-58a14 14 0 0 1-14-14V84a14 14 0 0 1 14-14"
      fills={[coral, sun, plum]}
    />
  </Picture>
);
