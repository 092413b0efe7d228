import { ink, paper, plum } from './palette.ts';
import { box, circle, rings } from './shapes.ts';

/** Hair behind the head and in front of it. Each pair was picked by hand. */
export const hairstyles = [
  ['', 'M41 56v-7a19 19 0 0 1 38 0v7a38 38 0 0 0-38 0z'],
  ['', 'M41 62v-12a19 19 0 0 1 38 0v6a26 26 0 0 1-26-16a14 20 0 0 1-12 22z'],
  ['', box(40, 22, 7, 60, 41)],
  [box(54, 56, 27, 60, 57), 'M42 56v-7a18 18 0 0 1 36 0v7z'],
  [box(56, 82, 28, 60, 71), 'M42 60v-10a18 18 0 0 1 36 0v10a17 20 0 0 1-18-19a17 20 0 0 1-18 19z'],
  [circle(31, 60, 46), 'M41 52v-5a19 19 0 0 1 38 0v5a27 27 0 0 0-38 0z'],
  [circle(10, 60, 25), 'M41 60v-10a19 19 0 0 1 38 0v10a19 22 0 0 1-19-19a19 22 0 0 1-19 19z'],
  [circle(13, 39, 38) + circle(13, 81, 38), 'M41 54v-5a19 19 0 0 1 38 0v5a30 30 0 0 0-38 0z'],
] as const;

export interface FigureProps {
  /** Index into `hairstyles`. */
  hairstyle: number;
  /** Color of the hair. @default ink */
  hair?: string;
  /** Color of the skin. */
  skin: string | undefined;
  /** Color of the garment. */
  garment: string | undefined;
  /** Color of the stripes on the garment. */
  stripes?: string | undefined;
  /** Draws glasses. @default false */
  glasses?: boolean;
  /**
   * The area where something overlaps the figure: the garment changes color there and the skin is
   * shaded.
   */
  overlap?: { clipPath: string; garment: string | undefined };
}

/** Head and shoulders on a field of 120 by 120. */
export function Figure({
  hairstyle,
  hair = ink,
  skin,
  garment,
  stripes,
  glasses,
  overlap,
}: FigureProps) {
  const [behind, before] = hairstyles[hairstyle]!;
  const shoulders = circle(46, 60, 132);
  const head = box(34, 48, 17, 60, 60) + box(14, 26, 7, 60, 82);
  return (
    <>
      <path fill={hair} d={behind} />
      <path fill={garment} d={shoulders} />
      {stripes && <path fill={stripes} fillRule="evenodd" d={rings(46, 10, 60, 132)} />}
      {overlap && <path fill={overlap.garment} clipPath={overlap.clipPath} d={shoulders} />}
      <path fill={skin} d={head} />
      {overlap && <path fill={plum} opacity=".16" clipPath={overlap.clipPath} d={head} />}
      <path fill={hair} d={before} />
      <path fill={ink} d={circle(2, 53, 63) + circle(2, 67, 63)} />
      <path fill={paper} d="M54.5 72a5.5 5.5 0 0 0 11 0z" />
      {glasses && (
        <path
          fill="none"
          stroke={ink}
          strokeWidth="1.6"
          d={circle(5.5, 53, 63) + circle(5.5, 67, 63) + 'M58.5 63h3'}
        />
      )}
    </>
  );
}
