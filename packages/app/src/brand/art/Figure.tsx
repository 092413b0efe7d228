import { hairs, ink, paper, skins } from './palette.ts';
import { box, circle } from './shapes.ts';

const faces = {
  oval: 'M40 46a20 19 0 0 1 40 0v10a20 24 0 0 1-40 0z',
  round: 'M38 49a22 21 0 0 1 44 0v9a22 22 0 0 1-44 0z',
  long: 'M41 45a19 18 0 0 1 38 0v14a19 24 0 0 1-38 0z',
  square: 'M39 46a21 19 0 0 1 42 0v18a17 17 0 0 1-17 16h-8a17 17 0 0 1-17-16z',
};

/** Half the width of the neck and of the shoulders, and the height of the shoulders' curve. */
const bodies = { slim: [7, 40, 34], medium: [8, 47, 32], broad: [10, 55, 27], full: [11, 56, 38] };

/** Hair, or a scarf, behind the head and in front of it. */
export const hairstyles = {
  bald: [],
  crop: ['', 'M38 56v-9a22 22 0 0 1 44 0v9h-3l-3-12q-16 4-32 0l-3 12z'],
  side: [
    '',
    'M38 56v-11a21 21 0 0 1 21-21h5a18 18 0 0 1 18 18v14h-3v-7a16 12 0 0 1-11-9a28 16 0 0 1-25 9l-2 7z',
  ],
  quiff: ['', 'M38 55v-13c-2-14 6-23 21-23c15-1 26 5 23 22l-1 14h-3l-3-13a34 30 0 0 1-32-3l-2 16z'],
  curls: [
    '',
    circle(5, 40, 50) +
      circle(5, 80, 50) +
      circle(8, 43, 41) +
      circle(8, 77, 41) +
      circle(9, 49, 31) +
      circle(9, 71, 31) +
      circle(10, 60, 27) +
      circle(9, 54, 37) +
      circle(9, 67, 37),
  ],
  receding: ['', 'M38 58v-8a12 14 0 0 1 6-13q2 10-2 21zM82 58v-8a12 14 0 0 0-6-13q-2 10 2 21z'],
  afro: [circle(32, 60, 43), 'M39 53v-6a21 20 0 0 1 42 0v6a24 20 0 0 0-42 0z'],
  bob: [
    box(54, 56, 24, 60, 52),
    'M38 55v-9a22 20 0 0 1 44 0v9a30 16 0 0 1-28-15a16 18 0 0 1-16 15z',
  ],
  fringe: [box(54, 60, 25, 60, 54), 'M39 51v-5a21 20 0 0 1 42 0v5a60 50 0 0 0-42 0z'],
  long: [
    box(58, 84, 27, 60, 65),
    'M39 60v-14a21 20 0 0 1 42 0v14a21 26 0 0 1-21-26a21 26 0 0 1-21 26z',
  ],
  waves: [
    circle(12, 39, 46) +
      circle(12, 81, 46) +
      circle(13, 36, 62) +
      circle(13, 84, 62) +
      circle(13, 39, 79) +
      circle(13, 81, 79) +
      circle(21, 60, 42),
    'M39 56v-10a21 20 0 0 1 42 0v10a26 26 0 0 1-27-22a18 22 0 0 1-15 22z',
  ],
  bun: [circle(11, 60, 19), 'M39 56v-10a21 20 0 0 1 42 0v10a21 20 0 0 0-42 0z'],
  ponytail: [
    'M70 30q24-10 25 16q0 22 5 36q-16-2-19-20z',
    'M39 56v-10a21 20 0 0 1 42 0v10a24 24 0 0 1-29-19a16 18 0 0 1-13 19z',
  ],
  puffs: [
    circle(15, 36, 32) + circle(15, 84, 32),
    'M39 55v-8a21 20 0 0 1 42 0v8a20 18 0 0 0-21-18a20 18 0 0 0-21 18z',
  ],
  locs: [
    box(9, 64, 4.5, 36, 66) +
      box(9, 76, 4.5, 44, 64) +
      box(9, 76, 4.5, 76, 64) +
      box(9, 64, 4.5, 84, 66) +
      circle(25, 60, 47),
    'M39 57v-10a21 20 0 0 1 42 0v10a20 22 0 0 1-21-21a20 22 0 0 1-21 21z',
  ],
  pixie: ['', 'M37 60v-14a23 22 0 0 1 46 0v14l-4-3v-8a40 22 0 0 1-27-11a16 18 0 0 1-9 14v5z'],
  hijab: [
    '',
    'M34 58v-9a26 25 0 0 1 52 0v9q0 24 15 36q-41 26-82 0q15-12 15-36zM43 50v9a17 20 0 0 0 34 0v-9a17 15 0 0 0-34 0z',
  ],
  wrap: [
    circle(12, 60, 17) + circle(9, 47, 21) + circle(9, 73, 21),
    'M37 49v-4a23 22 0 0 1 46 0v4q-23-12-46 0z',
  ],
} satisfies Record<string, string[]>;

const mouths = {
  smile: 'M53 68q7 7 14 0',
  soft: 'M55 69.5q6 4 11-1.5',
  calm: 'M55 70q5 2 10 0',
  grin: 'M53 67q7 2 14 0a7 6.5 0 0 1-14 0z',
};

const brows = {
  soft: 'M48.5 50.5q4-3 8-1M63.5 49.5q4-2 8 1',
  straight: 'M48.5 50h8M63.5 50h8',
  raised: 'M48.5 49.5q4-5 8-2M63.5 47.5q4-3 8 2',
};

const beards = {
  full: 'M38.5 55h3.5q1 8 6 9q12-5 24 0q5-1 6-9h3.5v6a21.5 24 0 0 1-43 0zM53 67.5q0 6 7 6t7-6q-7-2-14 0z',
  short: 'M39 57h3q1 11 8 12q10 2 20 0q7-1 8-12h3a21 25 0 0 1-42 0z',
  mustache: 'M51 69q2-5 9-5t9 5q-9-3-18 0z',
};

const frames = {
  round: circle(6, 52.5, 57) + circle(6, 67.5, 57) + 'M58.5 56q1.5-1 3 0',
  square: box(12, 10, 3, 52, 57) + box(12, 10, 3, 68, 57) + 'M58 56h4',
};

/** Filled with the trim. */
const tops = {
  crew: 'M49 86.5a11.5 11 0 0 0 22 0l4 1a15.5 16 0 0 1-30 0z',
  vee: 'M47 87l13 21l13-21l4 1l-17 27l-17-27z',
  shirt: 'M50 85l10 12l-9 9l-8-17zM70 85l-10 12l9 9l8-17z',
  roll: 'M46.5 85a5 5 0 0 1 5-5h17a5 5 0 0 1 5 5v7a13.5 8 0 0 1-27 0z',
  blazer: 'M47 87l13 39l13-39z',
  hoodie:
    'M47 85a18 14 0 0 0 26 0l6 4q-3 15-19 15t-19-15zM53 103h2.5v12h-2.5zM64.5 103h2.5v12h-2.5z',
  dungarees: 'M34 91l7-2l3 19h32l3-19l7 2l1 35h-54z',
};

export interface Person {
  /** Index into `skins`. */
  skin: number;
  hair: keyof typeof hairstyles;
  /** Color of the hair. A scarf has the color of the trim. @default 'black' */
  color?: keyof typeof hairs;
  /** @default 'oval' */
  face?: keyof typeof faces;
  /** @default 'medium' */
  body?: keyof typeof bodies;
  /** @default 'smile' */
  mouth?: keyof typeof mouths;
  /** @default 'soft' */
  brow?: keyof typeof brows;
  beard?: keyof typeof beards;
  glasses?: keyof typeof frames;
  /** Draws the lines of age. @default false */
  lines?: boolean;
  earrings?: boolean;
  /** @default 'crew' */
  top?: keyof typeof tops;
}

export interface FigureProps {
  person: Person;
  /** Color of the garment. */
  garment: string | undefined;
  /** Color of what is worn with it: a collar, a scarf, earrings. */
  trim: string | undefined;
}

/** Head and shoulders on a field of 120 by 120. */
export function Figure({ person, garment, trim }: FigureProps) {
  const { hair, color = 'black', beard, glasses, top = 'crew', mouth = 'smile' } = person;
  const [skin, shade] = skins[person.skin]!;
  const [behind, before] = hairstyles[hair];
  const hairColor = hair === 'hijab' || hair === 'wrap' ? trim : hairs[color];
  const [neck, half, curve] = bodies[person.body ?? 'medium'] as [number, number, number];
  const shoulders = `M${60 - half} 126v${curve - 38}a${half - 10} ${curve} 0 0 1 ${half - 10}-${curve}h20a${half - 10} ${curve} 0 0 1 ${half - 10} ${curve}v${38 - curve}z`;
  return (
    <>
      <path fill={skin} d={circle(4.5, 39.5, 58) + circle(4.5, 80.5, 58)} />
      <path fill={hairColor} d={behind} />
      <path fill={garment} d={shoulders} />
      {top === 'blazer' && <path fill={trim} d={tops.blazer} />}
      <path fill={shade} d={`M${60 - neck} 70h${2 * neck}v20a${neck} 7 0 0 1 ${-2 * neck} 0z`} />
      {top !== 'blazer' && <path fill={trim} d={tops[top]} />}
      <path fill={skin} d={faces[person.face ?? 'oval']} />
      {beard && <path fill={hairs[color]} fillRule="evenodd" d={beards[beard]} />}
      <path fill={hairColor} fillRule={hair === 'hijab' ? 'evenodd' : undefined} d={before} />
      {person.earrings && <path fill={trim} d={circle(2.5, 39, 66) + circle(2.5, 81, 66)} />}
      <path fill={ink} d={circle(2.1, 52.5, 57) + circle(2.1, 67.5, 57)} />
      {mouth === 'grin' && <path fill={paper} d={mouths.grin} />}
      <g fill="none" stroke={shade} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path
          d={`M60.5 57l-2 6h3${person.lines ? 'M47 67q-1 3 0 5M73 67q1 3 0 5M49.5 62.5q3 1.5 6 0M64.5 62.5q3 1.5 6 0' : ''}`}
        />
        <path
          stroke={color === 'blond' || color === 'white' ? shade : hairs[color]}
          d={brows[person.brow ?? 'soft']}
        />
        {mouth !== 'grin' && <path stroke={ink} d={mouths[mouth]} />}
        {glasses && <path stroke={ink} strokeWidth="1.6" d={frames[glasses]} />}
      </g>
    </>
  );
}
