import { Figure, hairstyles } from './Figure.tsx';
import {
  blush,
  coral,
  deepPine,
  deepPlum,
  ink,
  line,
  mint,
  paper,
  pine,
  plum,
  rose,
  sand,
  skins,
  sun,
} from './palette.ts';
import { choicesFrom } from './seed.ts';
import { bars, box, circle, dome, quarter, rings } from './shapes.ts';

export interface PictureProps {
  /** Chooses among the combinations. */
  seed: string;
  /** Unique on the page, because `clip-path` refers to it. */
  id: string;
}

const ground = 'M0 0h120v120H0z';

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

/** Two large shapes, with their overlap in a color of its own. */
export function Cover({ seed, id }: PictureProps) {
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
    <>
      <path fill={field} d={ground} />
      <g className="rp-Artwork-lit" data-color-scheme="light">
        <clipPath id={id}>
          <path {...a} />
        </clipPath>
        <path fill={first} {...a} />
        <path fill={second} {...b} />
        <g clipPath={`url(#${id})`}>
          <path fill={overlap} {...b} />
        </g>
      </g>
    </>
  );
}

/** Background, disc, garment, overlap of disc and garment. */
const portraitColors = [
  [blush, coral, pine, plum],
  [mint, pine, coral, sun],
  [sand, sun, plum, coral],
  [sun, coral, plum, pine],
  [rose, plum, sun, coral],
  [pine, sun, coral, plum],
  [coral, sun, pine, plum],
  [mint, sun, pine, coral],
];

/** A person in front of a disc whose edge runs down the middle of the face. */
export function Portrait({ seed, id }: PictureProps) {
  const pick = choicesFrom(seed);
  const [field, second, garment, overlap] = pick(portraitColors);
  const disc = circle(50, pick([11, 109]), 58);
  const tone = pick([0, 1, 2, 3]);
  return (
    <g className="rp-Artwork-lit" data-color-scheme="light">
      <path fill={field} d={ground} />
      <clipPath id={id}>
        <path d={disc} />
      </clipPath>
      <path fill={second} d={disc} />
      <Figure
        hairstyle={pick(hairstyles.map((_, index) => index))}
        hair={pick([ink, ink, tone < 2 ? skins[3]! : ink])}
        skin={skins[tone]}
        garment={garment}
        glasses={pick([true, false, false, false])}
        overlap={{ clipPath: `url(#${id})`, garment: overlap }}
      />
    </g>
  );
}

/** Two people, what each says, and what they make together where they overlap. */
export function Meeting({ id }: PictureProps) {
  const left = circle(190, 200, 212);
  const right = circle(190, 390, 384);
  return (
    <g className="rp-Artwork-lit" data-color-scheme="light">
      <clipPath id={id}>
        <path d={left} />
      </clipPath>
      <clipPath id={`${id}r`}>
        <path d={right} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path fill={coral} d={left} />
        <g transform="translate(0 28)scale(2.85)">
          <Figure hairstyle={5} skin={skins[2]} garment={sun} />
        </g>
      </g>
      <g clipPath={`url(#${id}r)`}>
        <path fill={pine} d={right} />
        <g transform="translate(258 244)scale(2.75)">
          <Figure hairstyle={3} skin={skins[0]} garment={paper} stripes={coral} glasses />
        </g>
      </g>
      <path fill={plum} clipPath={`url(#${id})`} d={right} />
      <path fill={sun} d={circle(44, 295, 298)} />
      <path fill={plum} d="M283 276l36 22l-36 22z" />
      <path
        fill={paper}
        stroke={line}
        d="M372 160V86a24 24 0 0 1 24-24h140a24 24 0 0 1 24 24v50a24 24 0 0 1-24 24zM232 440v96a24 24 0 0 1-24 24H68a24 24 0 0 1-24-24v-72a24 24 0 0 1 24-24z"
      />
      <path
        fill={line}
        d={box(104, 12, 6, 482, 96) + box(112, 12, 6, 454, 126) + box(26, 24, 8, 83, 520)}
      />
      <path fill={coral} d={circle(11, 409, 96) + box(26, 38, 8, 120, 513)} />
      <path fill={plum} d={box(26, 52, 8, 157, 506)} />
      <path fill={pine} d={box(26, 64, 8, 194, 500)} />
    </g>
  );
}

const markShapes = [
  box(28, 28, 8) + circle(8),
  rings(14, 3) + box(28, 14, 0, 0, 7),
  circle(14) + bars(9, 3),
  circle(7, -7, -7) + circle(7, 7, -7) + circle(7, -7, 7) + circle(7, 7, 7) + box(14, 14),
  'M-14-14a14 14 0 0 1 14 14h-14zM0 0a14 14 0 0 1 14 14h-14zM0-14h14v14a14 14 0 0 1-14-14',
  'M-14-1a14 13 0 0 1 28 0zM-14 14a14 13 0 0 1 28 0z',
  'M0-15l15 15l-15 15l-15-15z' + circle(6.5),
  'M-14 14a26 26 0 0 1 28-28a26 26 0 0 1-28 28' + circle(5, -8, -8),
];

/** The logo of a fictional company, in one color. */
export function Mark({ seed }: PictureProps) {
  return (
    <path
      fill="currentColor"
      fillRule="evenodd"
      transform="translate(16 16)"
      d={choicesFrom(seed)(markShapes)}
    />
  );
}
