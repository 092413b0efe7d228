import { useId } from 'react';
import { Frame, type ArtProps, type Seeded } from './Frame.tsx';
import { blush, coral, deepPine, deepPlum, mint, pine, plum, rose, sand, sun } from './palette.ts';
import { choicesFrom } from './seed.ts';
import { bars, box, circle, dome, quarter, rings } from './shapes.ts';

const ground = 'M-20-20h160v160H-20z';

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
const firstShapes = [circle(40), box(68, 68, 16), dome(50), quarter(36)];
/** Each shape with its rotation: a slanted box looks right, slanted bars do not. */
const secondShapes: [d: string, turn: number][] = [
  [rings(44, 6), 0],
  [rings(44, 8), 0],
  [bars(36, 4), 0],
  [bars(36, 4), 90],
  [circle(40), 0],
  [box(68, 68, 16), 0],
  [box(68, 68, 16), 45],
];
const places = [
  [42, 46, 84, 74],
  [78, 46, 36, 74],
  [38, 60, 84, 60],
];

interface CoverProps extends Seeded {
  /** For a disc: the shapes are a little smaller, so that its edge cuts none of them. @default false */
  round?: boolean;
}

/** Two large shapes, with their overlap in a color of its own. */
export function Cover({ seed, round = false, ...rest }: ArtProps & CoverProps) {
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
    <Frame {...(round && { viewBox: '-20 -20 160 160' })} {...rest}>
      <g className="rp-Artwork-lit" data-color-scheme="light">
        <path fill={field} d={ground} />
        <clipPath id={id}>
          <path {...a} />
        </clipPath>
        <path fill={first} {...a} />
        <path fill={second} {...b} />
        <g clipPath={`url(#${id})`}>
          <path fill={overlap} {...b} />
        </g>
      </g>
    </Frame>
  );
}
