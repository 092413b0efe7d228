import { hairs, ink, mix, paper, skins } from './palette.ts';
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
  crop: ['', 'M38 56v-9a22 22 0 0 1 44 0v9h-3l-3-14q-16 4-32 0l-3 14z'],
  side: [
    '',
    'M38 56v-11a21 21 0 0 1 21-21h5a18 18 0 0 1 18 18v14h-3v-7a16 12 0 0 1-11-9q-8 5.5-25 4.5l-2 11.5z',
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
  afro: [circle(32, 60, 43), 'M39 53v-6a21 22 0 0 1 42 0v6a24 20 0 0 0-42 0z'],
  bob: [box(54, 56, 24, 60, 52), 'M38 57v-11a22 22 0 0 1 44 0v11q-3-13-28-19q-13 6-16 19z'],
  fringe: [
    box(54, 60, 25, 60, 54),
    'M37 58v-12a23 22 0 0 1 46 0v12q-3-5-4-14q-19 2-38 0q-1 9-4 14z',
  ],
  long: [box(58, 84, 27, 60, 65), 'M39 60v-14a21 22 0 0 1 42 0v14q-3-20-21-26q-18 6-21 26z'],
  waves: [
    circle(12, 39, 46) +
      circle(12, 81, 46) +
      circle(13, 36, 62) +
      circle(13, 84, 62) +
      circle(13, 39, 79) +
      circle(13, 81, 79) +
      circle(21, 60, 42),
    'M39 56v-10a21 22 0 0 1 42 0v10q-4-15-27-22q-12 4-15 22z',
  ],
  bun: [circle(11, 60, 19), 'M39 56v-10a21 22 0 0 1 42 0v10a21 20 0 0 0-42 0z'],
  ponytail: [
    'M70 30q24-10 25 16q0 22 5 36q-16-2-19-20z',
    'M39 56v-10a21 22 0 0 1 42 0v10q-4-14-29-19q-10 3-13 19z',
  ],
  puffs: [
    circle(15, 36, 32) + circle(15, 84, 32),
    'M39 55v-8a21 22 0 0 1 42 0v8a20 18 0 0 0-21-18a20 18 0 0 0-21 18z',
  ],
  pixie: ['', 'M37 60v-14a23 22 0 0 1 46 0v14l-4-3v-8q-3-7-27-11q-7 3-9 14v5z'],
  hijab: [
    '',
    'M36 60v-11a24 24 0 0 1 48 0v11q0 22 8 32q-32 22-64 0q8-10 8-32zM43 50v9a17 20 0 0 0 34 0v-9a17 15 0 0 0-34 0z',
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
  soft: 'M48.5 49.3q4-3 8-1M63.5 48.3q4-2 8 1',
  raised: 'M48.5 49.5q4-5 8-2M63.5 47.5q4-3 8 2',
};

/** Full and short beards start at the sideburns and end with the outline of the jaw. */
const beards = {
  full: 'M53 67.5q0 6 7 6t7-6q-7-2-14 0zM38 54h3.4q.6 9 6.6 10q12-5 24 0q6-1 6.6-10h3.4',
  short: 'M38 54h3.4q.6 17 8.6 18q10 2 20 0q8-1 8.6-18h3.4',
  mustache: 'M51 69q2-5 9-5t9 5q-9-3-18 0z',
};

const jaw = 'v4a22 26 0 0 1-44 0z';
const squareJaw = 'v10a18 18 0 0 1-18 18h-8a18 18 0 0 1-18-18z';

const frames = {
  round: circle(6, 52.5, 57) + circle(6, 67.5, 57) + 'M58.5 56q1.5-1 3 0',
  square: box(12, 10, 3, 52, 57) + box(12, 10, 3, 68, 57) + 'M58 56h4',
};

/** Parts of garments in the color of the trim. */
const tops = {
  crew: 'M49 86.5a11.5 11 0 0 0 22 0l4 1a15.5 16 0 0 1-30 0z',
  vee: 'M47 87l13 21l13-21l4 1l-17 27l-17-27z',
  shirt: 'M50 85l10 12l-9 9l-8-17zM70 85l-10 12l9 9l8-17z',
  roll: 'M50 87a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3l4 6a14 6 0 0 1-28 0z',
  blazer: 'M48.5 88l11.5 38l11.5-38z',
  hoodie: 'M47 85a18 14 0 0 0 26 0l6 4q-3 15-19 15t-19-15z',
  dungarees: 'M34 90q3.5-1.5 7-1.9l3 19h32l3-19q3.5.4 7 1.9l1 36h-54z',
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
  /** Color of accessories: a collar, a scarf, earrings. */
  trim: string | undefined;
}

/** Head and shoulders on a field of 120 by 120. */
export function Figure({ person, garment, trim }: FigureProps) {
  const { hair, color = 'black', beard, glasses, top = 'crew', mouth = 'smile' } = person;
  const [skin, shade] = skins[person.skin]!;
  const [behind, before] = hairstyles[hair];
  const hairColor = hair === 'hijab' || hair === 'wrap' ? trim : hairs[color];
  // A step darker than the hair. That contrast is enough only on light skin.
  const brow = person.skin < 4 ? mix(hairs[color], 65, ink) : hairs[color];
  const chin = beard === 'mustache' ? '' : person.face === 'square' ? squareJaw : jaw;
  const [neck, half, curve] = bodies[person.body ?? 'medium'] as [number, number, number];
  const shoulders = `M${60 - half} 160v${curve - 72}a${half - 10} ${curve} 0 0 1 ${half - 10}-${curve}h20a${half - 10} ${curve} 0 0 1 ${half - 10} ${curve}v${72 - curve}z`;
  return (
    <>
      {hair !== 'hijab' && <path fill={skin} d={circle(4.5, 39.5, 58) + circle(4.5, 80.5, 58)} />}
      <path fill={hairColor} d={behind} />
      <path fill={garment} d={shoulders} />
      {top === 'blazer' && <path fill={trim} d={tops.blazer} />}
      <path fill={shade} d={`M${60 - neck} 70h${2 * neck}v20a${neck} 7 0 0 1 ${-2 * neck} 0z`} />
      {top !== 'blazer' && <path fill={trim} d={tops[top]} />}
      <path fill={skin} d={faces[person.face ?? 'oval']} />
      {beard && <path fill={hairs[color]} fillRule="evenodd" d={beards[beard] + chin} />}
      <path fill={hairColor} fillRule={hair === 'hijab' ? 'evenodd' : undefined} d={before} />
      {person.earrings && <path fill={trim} d={circle(2.5, 39, 66) + circle(2.5, 81, 66)} />}
      <path fill={ink} d={circle(2.1, 52.5, 57) + circle(2.1, 67.5, 57)} />
      {mouth === 'grin' && <path fill={paper} d={mouths.grin} />}
      <g fill="none" stroke={shade} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path
          d={`${glasses ? 'M60.5 60.5l-1.5 4h2.6' : 'M60.5 57l-2 6h3'}${person.lines ? 'M44.5 57l-1.5-1M75.5 57l1.5-1' : ''}`}
        />
        <path stroke={brow} d={brows[person.brow ?? 'soft']} />
        {mouth !== 'grin' && <path stroke={ink} d={mouths[mouth]} />}
        {glasses && <path stroke={ink} strokeWidth="1.6" d={frames[glasses]} />}
      </g>
    </>
  );
}
