import { Frame, type ArtProps, type Seeded } from './Frame.tsx';
import { choicesFrom } from './seed.ts';
import { bars, box, circle, rings } from './shapes.ts';

const markShapes = [
  box(28, 28, 8) + circle(8),
  rings(14, 3) + circle(3),
  circle(14) + bars(9, 3),
  circle(7, -7, -7) + circle(7, 7, -7) + circle(7, -7, 7) + circle(7, 7, 7) + box(14, 14),
  'M-14-14a14 14 0 0 1 14 14h-14zM0 0a14 14 0 0 1 14 14h-14zM0-14h14v14a14 14 0 0 1-14-14',
  'M-14-1a14 13 0 0 1 28 0zM-14 14a14 13 0 0 1 28 0z',
  'M0-15l15 15l-15 15l-15-15z' + circle(6.5),
  'M-14 14a26 26 0 0 1 28-28a26 26 0 0 1-28 28' + circle(5, -8, -8),
];

/** The logo of a fictional company, in one color. */
export function Mark({ seed, ...rest }: ArtProps & Seeded) {
  return (
    <Frame viewBox="0 0 32 32" {...rest}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        transform="translate(16 16)"
        d={choicesFrom(seed)(markShapes)}
      />
    </Frame>
  );
}
