import { Figure } from './Figure.tsx';
import { Frame, lit, type ArtProps } from './Frame.tsx';
import { blush, coral, pine, plum, sun } from './palette.ts';
import { castFor } from './Portrait.tsx';
import { circle } from './shapes.ts';

/** Place, garment and trim. The person in the middle comes first and so stands behind. */
const clothes = [
  [1, plum, sun],
  [0, pine, sun],
  [2, coral, blush],
] as const;

export interface GroupProps extends ArtProps {
  /** Three names of the cast, from left to right. */
  seeds: [string, string, string];
}

/**
 * Three people shoulder to shoulder on one ground. A box of another shape shows more ground but
 * never cuts off a person.
 */
export function Group({ seeds, ...rest }: GroupProps) {
  return (
    <Frame viewBox="-8 0 232 144" preserveAspectRatio="xMidYMax meet" overflow="visible" {...rest}>
      <g {...lit}>
        <path fill={blush} d="M-400-400h1000v600h-1000z" />
        <path fill={coral} d={circle(84, 62, 48)} />
        <path fill={pine} d={circle(64, 164, 68)} />
        {clothes.map(([place, garment, trim]) => (
          <g key={place} transform={`translate(${place * 57 - 9} ${place === 1 ? -4 : 6})`}>
            <Figure person={castFor(seeds[place])} garment={garment} trim={trim} />
          </g>
        ))}
      </g>
    </Frame>
  );
}
