import { useId } from 'react';
import { Frame, lit, type ArtProps, type Seeded } from './Frame.tsx';
import { blush, coral, deepPine, deepPlum, mint, pine, plum, rose, sand, sun } from './palette.ts';
import { choicesFrom } from './seed.ts';
import { bars, box, circle, dome, quarter, rings } from './shapes.ts';

const ground = 'M-400-400h920v920H-400z';

/** Background, first shape, second shape, overlap. Each row was picked by hand. */
const coverColors = [
  [blush, coral, pine, plum],
  [mint, pine, sun, coral],
  [sand, coral, plum, sun],
  [sun, coral, pine, plum],
  [rose, plum, coral, sun],
  [coral, sun, plum, pine],
  [deepPine, sun, coral, plum],
  [deepPlum, coral, sun, pine],
];
const firstShapes = [circle(42), box(70, 70, 16), dome(40), quarter(31)];
/** Each shape with its rotation: a slanted box looks right, slanted bars do not. */
const secondShapes: [d: string, turn: number][] = [
  [rings(42, 6), 0],
  [rings(42, 8), 0],
  [bars(30, 4), 0],
  [bars(30, 4), 90],
  [circle(42), 0],
  [box(70, 70, 16), 0],
  [box(70, 70, 16), 45],
];
const places = [
  [42, 47, 78, 73],
  [78, 47, 42, 73],
  [40, 60, 80, 60],
];

/**
 * Two large shapes, with their overlap in its own color. No box cuts them, whatever its
 * proportions, nor does a disc, a dome or a leaf in it.
 */
export function Cover({ seed, ...rest }: ArtProps & Seeded) {
  const id = useId();
  const pick = choicesFrom(seed);
  const [field, first, second, overlap] = pick(coverColors);
  const [x1, y1, x2, y2] = pick(places);
  const a = {
    d: pick(firstShapes),
    transform: `translate(${x1} ${y1})rotate(${pick([0, 90, 180, 270])})`,
  };
  const [d, turn] = pick(secondShapes);
  const b = {
    d,
    transform: `translate(${x2} ${y2})rotate(${turn})`,
    fillRule: 'evenodd' as const,
  };
  return (
    <Frame viewBox="-19 -19 158 158" preserveAspectRatio="xMidYMid" {...rest}>
      <g {...lit}>
        <path fill={field} d={ground} />
        <clipPath id={id}>
          <path {...a} />
        </clipPath>
        <path fill={first} {...a} />
        <path fill={second} {...b} />
        <g clipPath={`url(#${id})`}>
          <path fill={overlap} stroke={overlap} strokeWidth="0.5" {...b} />
        </g>
      </g>
    </Frame>
  );
}
