/** The pictures of the community page. */
import { useId } from 'react';
import { coral, line, paper, Picture, pine, plum, sun } from './Picture.tsx';

const GUESTS = 6;
const COLORS = [coral, pine, sun];

/** Places at equal distances around a table. */
const guestsAt = (middle: number, distance: number) =>
  Array.from({ length: GUESTS }, (_, index) => {
    const turn = (index / GUESTS) * 2 * Math.PI - Math.PI / 2;
    return {
      cx: Math.round(middle + distance * Math.cos(turn)),
      cy: Math.round(middle + distance * Math.sin(turn)),
      fill: COLORS[index % COLORS.length],
    };
  });

/** A table from above. Each guest's disc overlaps it. */
function Table() {
  const id = useId();
  const [middle, size, radius] = [286, 176, 70];
  const guests = guestsAt(middle, size * 1.12);
  return (
    <svg viewBox="0 0 572 572" aria-hidden="true">
      <clipPath id={id}>
        <circle cx={middle} cy={middle} r={size} />
      </clipPath>
      <circle fill={paper} stroke={line} cx={middle} cy={middle} r={size} />
      {guests.map((guest) => (
        <circle key={`${guest.cx} ${guest.cy}`} {...guest} r={radius} />
      ))}
      <g clipPath={`url(#${id})`}>
        {guests.map((guest) => (
          <circle key={`${guest.cx} ${guest.cy}`} {...guest} r={radius} fill={plum} />
        ))}
      </g>
    </svg>
  );
}

/** The picture in the hero. */
export const heroArt = <Table />;

/** The badges of two people who have met. */
export const badges = (
  <Picture>
    <path stroke={pine} strokeWidth="7" d="M100 0l24 42 24-42M176 0l22 56 22-56" />
    <rect fill={paper} stroke={line} x="72" y="40" width="104" height="118" rx="16" />
    <circle fill={coral} cx="124" cy="90" r="27" />
    <path stroke={line} strokeWidth="9" d="M100 136h48" />
    <rect fill={paper} stroke={line} x="146" y="54" width="104" height="118" rx="16" />
    <circle fill={sun} cx="198" cy="104" r="27" />
    <path stroke={line} strokeWidth="9" d="M174 150h48" />
  </Picture>
);

/** A finished page with a check mark. */
export const workshop = (
  <Picture>
    <rect fill={pine} x="84" y="34" width="104" height="132" rx="16" />
    <rect fill={paper} stroke={line} x="120" y="24" width="116" height="148" rx="16" />
    <path stroke={line} strokeWidth="9" d="M142 58h72M142 86h72M142 114h46" />
    <circle fill={sun} cx="220" cy="146" r="34" />
    <path stroke={plum} strokeWidth="8" d="M205 147l10 11 20-22" />
  </Picture>
);

/** Two shapes and their overlap. */
function Overlap({ first, second }: { first: string; second: string }) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={first} />
      </clipPath>
      <path fill={coral} d={first} />
      <path fill={pine} d={second} />
      <path fill={plum} d={second} clipPath={`url(#${id})`} />
    </>
  );
}

/** Two people talking, one a little above the other. */
export const coach = (
  <Picture>
    <Overlap first="M66 116a54 54 0 1 1 54 54H66z" second="M254 84a54 54 0 1 0-54 54h54z" />
  </Picture>
);

/** A question with answers below it. */
export const advice = (
  <Picture>
    <rect fill={plum} x="70" y="26" width="124" height="56" rx="28" />
    <rect fill={sun} x="118" y="74" width="132" height="52" rx="26" />
    <rect fill={coral} x="92" y="118" width="116" height="52" rx="26" />
    <path stroke={paper} strokeWidth="8" d="M98 54h68" />
  </Picture>
);

/** A draft under two lenses. */
export const feedback = (
  <Picture>
    <rect fill={paper} stroke={line} x="76" y="24" width="168" height="152" rx="18" />
    <rect fill={line} x="96" y="44" width="128" height="58" rx="10" />
    <path stroke={line} strokeWidth="9" d="M100 124h120M100 148h76" />
    <circle stroke={coral} strokeWidth="10" cx="138" cy="98" r="40" />
    <circle stroke={pine} strokeWidth="10" cx="186" cy="98" r="40" />
  </Picture>
);

/** Two notes on a board and what they have in common. */
export const board = (
  <Picture>
    <rect fill={paper} stroke={line} x="62" y="22" width="196" height="156" rx="18" />
    <Overlap
      first="M96 42h62a14 14 0 0 1 14 14v62a14 14 0 0 1-14 14H96a14 14 0 0 1-14-14V56a14 14 0 0 1 14-14"
      second="M150 70h70a14 14 0 0 1 14 14v62a14 14 0 0 1-14 14h-70a14 14 0 0 1-14-14V84a14 14 0 0 1 14-14"
    />
    <circle fill={sun} cx="127" cy="42" r="9" />
    <circle fill={sun} cx="185" cy="70" r="9" />
  </Picture>
);
