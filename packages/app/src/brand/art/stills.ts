import { coral, deepPine, ink, paper, plum, sun } from './palette.ts';
import { box, circle, rings } from './shapes.ts';

const colors = { coral, ink, paper, pine: deepPine, plum, sun };

/** A color of the look: `main` stands out from its ground, `trim` from `main`. */
export type StillColor = keyof typeof colors | 'main' | 'trim';

export const colorIn = (name: StillColor, main: string, trim: string) =>
  name === 'main' ? main : name === 'trim' ? trim : colors[name];

/** A shape, in a field of 120 by 120: filled, or a line of this width. */
type Shape = [color: StillColor, d: string, width?: number];

export interface StillSubject {
  /** Index into `looks`. */
  look: number;
  shapes: Shape[];
}

const row = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const drop = (x: number, y: number) => `M${x} ${y}q12 15 0 24q-12-9 0-24`;
const jar = (x: number, y: number) => box(20, 28, 5, x, y);
const stem = (x: number, y: number) => `M${x - 1.5} ${y + 6}v-32h3v32z`;
/** Apart from the stem: what two parts of one path share would be a hole. */
const leaves = (x: number, y: number) =>
  `M${x} ${y - 22}q-2-18-18-18q0 16 18 18M${x} ${y - 14}q2-16 16-16q0 14-16 16`;

/** What the pieces of the creators are about, by title. */
export const stills: Record<string, StillSubject> = {
  'Night train to Vienna': {
    look: 5,
    shapes: [
      ['main', 'M-100 30H76a38 38 0 0 1 38 38v26h-214z'],
      ['trim', 'M-100 74h214v8h-214z'],
      ['sun', row(6, (index) => box(20, 20, 5, 56 - index * 28, 54))],
      ['paper', 'M78 44q16 3 20 20H78z'],
      ['ink', row(7, (index) => circle(8, 96 - index * 28, 97))],
      ['trim', 'M-100 107h320', 4],
    ],
  },
  'Ten days, one bag': {
    look: 3,
    shapes: [
      ['ink', 'M44 40v-8a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v8', 7],
      ['main', box(84, 64, 14, 60, 70)],
      ['coral', 'M32 38h11v64H32zM77 38h11v64H77z'],
      ['sun', box(17, 12, 3, 37.5, 62) + box(17, 12, 3, 82.5, 62)],
      ['ink', circle(5, 34, 106) + circle(5, 86, 106)],
    ],
  },
  'Dining car breakfast': {
    look: 1,
    shapes: [
      ['sun', 'M14-30h92v64a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8z'],
      ['plum', 'M14 42l26-34 18 22 14-16 34 28z'],
      ['main', 'M26 56h56v22a28 26 0 0 1-56 0z'],
      ['main', 'M82 62h8a10 10 0 0 1 0 22h-10', 6],
      ['paper', 'M26 56h56v7H26z'],
      ['ink', box(92, 7, 3.5, 56, 107)],
    ],
  },
  'First tram of the day': {
    look: 6,
    shapes: [
      ['plum', 'M34 96h52l70 110h-192z'],
      ['ink', 'M60 14V6M42 6h36', 4],
      ['paper', box(76, 92, 18, 60, 60)],
      ['main', 'M22 62h76v26a18 18 0 0 1-18 18H40a18 18 0 0 1-18-18z'],
      ['ink', box(56, 30, 7, 60, 40)],
      ['sun', circle(8, 60, 84)],
    ],
  },
  'Quiet headphones, ranked': {
    look: 1,
    shapes: [
      ['main', 'M18 76a42 46 0 0 1 84 0h-11a31 36 0 0 0-62 0z'],
      ['ink', box(24, 40, 11, 28, 82) + box(24, 40, 11, 92, 82)],
      ['main', box(12, 48, 6, 16, 82) + box(12, 48, 6, 104, 82)],
      ['paper', 'M-30 60v20M-14 50v40M134 60v20M150 50v40', 6],
    ],
  },
  'Can this phone be fixed?': {
    look: 3,
    shapes: [
      ['ink', box(62, 108, 13, 56, 58)],
      ['paper', box(52, 86, 6, 56, 55)],
      ['main', 'M52 12l-8 30 12 8-18 48', 3],
      ['main', 'M56 50l26-10M44 42L30 38', 3],
      ['coral', circle(21, 88, 94)],
      ['paper', 'M78 94l7 8 13-16', 6],
    ],
  },
  'A first camera': {
    look: 5,
    shapes: [
      ['main', box(92, 62, 12, 60, 66)],
      ['main', 'M44 38l6-12h20l6 12z'],
      ['plum', 'M14 52h92v9H14z'],
      ['ink', circle(26, 60, 68)],
      ['paper', circle(19, 60, 68)],
      ['plum', circle(12, 60, 68)],
      ['paper', circle(3.5, 55, 63)],
      ['sun', circle(5, 94, 45)],
    ],
  },
  'A cup in one take': {
    look: 4,
    shapes: [
      ['ink', box(104, 12, 6, 60, 104) + 'M50 110h20v60H50z'],
      ['main', 'M28 28h64l-8 60a11 11 0 0 1-11 10H47a11 11 0 0 1-11-10z'],
      ['trim', 'M28 28h64l-3 24q-5 8-10 0t-10 4t-10 2t-9-4t-10 2t-9-2z'],
      ['paper', 'M28 28a32 6 0 0 1 64 0a32 6 0 0 1-64 0'],
    ],
  },
  'Glazing day': {
    look: 7,
    shapes: [
      ['main', 'M48 12h24v14q26 14 22 48a34 34 0 0 1-68 0q-4-34 22-48z'],
      ['trim', 'M26 72q8 10 16 0t18 2t18-2t16 0q-1 36-34 36t-34-36'],
      ['plum', 'M44 8h32v9H44z'],
      ['ink', 'M138 20l-26 44', 5],
      ['trim', 'M114 58l-12 22q14 2 18-16z'],
    ],
  },
  'The kiln opens': {
    look: 2,
    shapes: [
      ['main', 'M8 112V58a52 52 0 0 1 104 0v54z'],
      ['ink', 'M26 112V64a34 34 0 0 1 68 0v48z'],
      ['sun', circle(24, 60, 76)],
      ['coral', box(76, 7, 0, 60, 98)],
      ['paper', 'M38 70h16l-3 24H41zM66 62q16 12 8 32H62q-6-20 4-32z'],
      ['ink', 'M-80 115h320', 5],
    ],
  },
  'Fix a dripping faucet': {
    look: 0,
    shapes: [
      ['main', 'M-30 34H62a30 30 0 0 1 30 30v12H70V66a9 9 0 0 0-9-9h-91z'],
      ['trim', 'M66 75h30v12H66z'],
      ['ink', box(44, 9, 4.5, 40, 12)],
      ['ink', 'M36 14h8v20h-8z'],
      ['sun', drop(81, 96)],
      ['sun', drop(81, 134)],
    ],
  },
  'One drill, five shelves': {
    look: 6,
    shapes: [
      ['ink', row(5, (index) => `M-46 ${12 + index * 24}h64v6h-64z`)],
      ['plum', box(10, 15, 2, -30, 28) + box(8, 18, 2, -6, 74) + circle(8, -26, 76)],
      ['main', 'M48 30h56a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10H94l4 44H74l-6-44H48z'],
      ['trim', 'M70 104h32v9H70z'],
      ['ink', 'M48 38v14l-9-3v-8zM39 43v4H20v-4zM72 66h9v10h-9z'],
    ],
  },
  'Paint a door in a day': {
    look: 5,
    shapes: [
      ['main', box(66, 112, 4, 48, 60)],
      ['trim', 'M15 50h66v62a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4z'],
      ['paper', box(40, 28, 3, 48, 26)],
      ['paper', box(40, 42, 3, 48, 84)],
      ['sun', circle(4, 74, 58)],
      ['ink', 'M90 58v54', 5],
      ['main', box(46, 18, 6, 90, 50)],
    ],
  },
  'Weeknight dosas': {
    look: 6,
    shapes: [
      ['main', circle(56, 60, 60)],
      ['paper', circle(46, 60, 60)],
      ['sun', 'M26 76L74 22a36 36 0 0 1 14 50z'],
      ['coral', 'M26 76l62-4q-2 10-10 14z'],
      ['plum', circle(3, 68, 44) + circle(2.5, 76, 56) + circle(2.5, 60, 58) + circle(2, 78, 42)],
      ['pine', circle(13, 66, 93)],
      ['trim', circle(8, 66, 93)],
    ],
  },
  'Ten spices, one shelf': {
    look: 0,
    shapes: [
      ['main', row(5, (index) => jar(16 + index * 22, 39) + jar(16 + index * 22, 87))],
      ['sun', row(3, (index) => box(20, 17, 4, 16 + index * 44, 44.5))],
      ['paper', row(3, (index) => box(20, 15, 4, 16 + index * 44, 93.5))],
      ['paper', row(2, (index) => box(20, 14, 4, 38 + index * 44, 46))],
      ['sun', row(2, (index) => box(20, 18, 4, 38 + index * 44, 92))],
      [
        'plum',
        row(5, (index) => box(16, 6, 2, 16 + index * 22, 23) + box(16, 6, 2, 16 + index * 22, 71)),
      ],
      ['pine', 'M-100 53h320v6h-320zM-100 101h320v6h-320z'],
    ],
  },
  'Soup for six': {
    look: 7,
    shapes: [
      ['main', 'M10 54h100a50 52 0 0 1-100 0z'],
      ['trim', 'M10 54a50 13 0 0 1 100 0a50 13 0 0 1-100 0'],
      ['sun', circle(5, 44, 52) + circle(4, 64, 57) + circle(5, 78, 51)],
      ['plum', 'M34 104h52v8H34z'],
      ['paper', 'M46 32q-8-8 0-16t0-16M74 32q-8-8 0-16t0-16', 5],
    ],
  },
  'Tomatoes on a balcony': {
    look: 7,
    shapes: [
      ['pine', 'M58 88V0h5v88z'],
      ['pine', 'M60 38q-34 2-36-28q32 0 36 28M62 26Q62-4 92-4q0 28-30 30'],
      ['pine', 'M60 70Q52 40 34 50M60 52Q80 48 92 30M60 76Q64 46 78 58', 3],
      ['coral', circle(15, 34, 60) + circle(13, 92, 38) + circle(11, 78, 64)],
      ['main', 'M26 86h70l-9 46a8 8 0 0 1-8 6H43a8 8 0 0 1-8-6z'],
      ['trim', 'M22 82h78v13H22z'],
    ],
  },
  'Seeds to start in March': {
    look: 3,
    shapes: [
      ['coral', 'M-200-200h600v300h-600z'],
      ['trim', 'M-200 100h600v300h-600z'],
      ['sun', circle(40, 60, 50)],
      ['pine', stem(26, 74) + stem(60, 66) + stem(94, 74)],
      ['pine', leaves(26, 74) + leaves(60, 66) + leaves(94, 74)],
      ['main', 'M24 78h72l-7 30a6 6 0 0 1-6 4H37a6 6 0 0 1-6-4z'],
      ['trim', 'M19 70h82v12H19z'],
      ['sun', circle(3.5, 40, 97) + circle(3.5, 60, 97) + circle(3.5, 80, 97)],
    ],
  },
  'Water less, grow more': {
    look: 5,
    shapes: [
      ['ink', 'M30 42q-30 4-26 30t32 22', 7],
      ['main', 'M26 40h54l4 60a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z'],
      ['main', 'M78 78l20-26 9 7-27 40z'],
      ['trim', 'M94 36l22 18-6 8-22-18z'],
      ['paper', 'M26 40h54l1 9H25z'],
      ['paper', drop(140, 54) + drop(132, 76) + drop(154, 82)],
    ],
  },
  'Taxes in ten minutes': {
    look: 1,
    shapes: [
      ['paper', box(72, 100, 8, 46, 60)],
      ['ink', 'M24 30h44M24 44h28M24 92h44', 5],
      ['main', circle(8, 34, 62) + circle(8, 58, 76)],
      ['main', 'M60 56L32 82', 5],
      ['sun', circle(26, 96, 80)],
      ['ink', 'M96 64v16l11 8', 5],
    ],
  },
  'Three jars, one paycheck': {
    look: 4,
    shapes: [
      ['paper', row(3, (index) => box(28, 56, 8, 26 + index * 34, 72))],
      ['coral', box(28, 18, 8, 26, 91)],
      ['main', box(28, 30, 8, 60, 85)],
      ['pine', box(28, 44, 8, 94, 78)],
      ['ink', row(3, (index) => box(22, 9, 3, 26 + index * 34, 42))],
      ['sun', circle(9, 26, 20) + circle(9, 60, 4) + circle(9, 94, 20)],
      ['plum', 'M-10 102h140', 5],
    ],
  },
  'Retire on what you have': {
    look: 6,
    shapes: [
      ['main', row(4, (index) => `M${10 + index * 26} ${90 - index * 15}h18V112h-18z`)],
      ['plum', 'M10 62l26-16 26-12 30-20', 5],
      ['plum', 'M0 112h120', 5],
    ],
  },
  'Sunrise on the ridge': {
    look: 3,
    shapes: [
      ['main', 'M-20 180L50 46l26 34 18-20 60 120z'],
      ['trim', 'M50 46l14 18-12-3-9 10-8 3z'],
      ['pine', 'M-40 180l56-64 30 28 30-34 80 70z'],
      ['paper', 'M60 160q-20-14 4-26t14-24', 5],
      ['ink', circle(5, 78, 88) + 'M72 95h12l2 18h-5l-2-8-4 10h-5z'],
    ],
  },
  'Shoes after 500 miles': {
    look: 7,
    shapes: [
      ['main', 'M8 86V40q16 10 28-8l16 4q10 26 36 31q24 4 24 19z'],
      ['trim', 'M8 62q20 6 40 24H8z'],
      ['paper', 'M50 52l12-7M57 62l12-7M67 70l10-8', 4],
      ['ink', box(112, 13, 5, 60, 91)],
      ['sun', row(5, (index) => `M${14 + index * 21} 97l6 9 6-9z`)],
    ],
  },
  'My first 50K': {
    look: 5,
    shapes: [
      ['main', 'M16-40h30l18 70H52zM104-40H74L56 30h12z'],
      ['paper', 'M46-40h8l10 70h-8zM74-40h-8L56 30h8z'],
      ['sun', circle(44, 60, 70)],
      ['main', rings(38, 1, 60, 70) + circle(33, 60, 70)],
      ['plum', 'M55 58H42v9h6q8 1 8 8t-9 7q-4 0-7-2M64 70a7 12 0 0 1 15 0a7 12 0 0 1-15 0', 6],
    ],
  },
};
