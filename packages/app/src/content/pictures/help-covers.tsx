/** The pictures of the help center’s videos and categories. */
import { blush, coral, ink, mint, paper, pine, plum, rose, sun } from '../../brand/art/palette.ts';
import { box, circle } from '../../brand/art/shapes.ts';
import { sign, wideSign } from './sign.tsx';

/** A brief. */
export const firstCampaign = wideSign(
  rose,
  [coral, box(62, 84, 6, 76, 54)],
  [paper, box(66, 90, 6, 52, 62)],
  [plum, 'M33.5 34h26', 7],
  [pine, 'M32 50h40M32 61h40M32 72h24', 4],
  [sun, circle(10, 40, 90)],
  [ink, 'M35 90l4 4 7-8', 3],
);
/** A dashboard. */
export const dashboard = wideSign(
  mint,
  [paper, box(140, 88, 7, 60, 60)],
  [plum, 'M5 32h26', 6],
  [coral, box(12, 22, 2, 8, 83) + box(12, 40, 2, 28, 74)],
  [pine, box(12, 31, 2, 48, 78.5)],
  [pine, 'M72 52l14-12 12 9 18-19', 4],
  [plum, circle(15, 92, 78) + circle(7, 92, 78)],
);

/** A person. */
export const account = sign(mint, [pine, 'M28 96a32 30 0 0 1 64 0z'], [coral, circle(18, 60, 46)]);
/** A megaphone. */
export const campaigns = sign(
  blush,
  [plum, 'M42 66h14l6 26H48z'],
  [coral, 'M36 46l40-20v60L36 66z'],
  [pine, 'M24 52a8 8 0 0 1 8-8h10v24H32a8 8 0 0 1-8-8z'],
  [pine, 'M86 46q8 10 0 20', 6],
);
/** A card, and a coin on it. */
export const payments = sign(
  rose,
  [pine, box(70, 48, 7, 56, 54)],
  [paper, 'M21 44h70v9H21z'],
  [coral, circle(20, 82, 76)],
  [paper, circle(13, 82, 76) + circle(9, 82, 76)],
);
/** A pie with a slice pulled out. */
export const analytics = sign(
  mint,
  [pine, 'M56 64V30a34 34 0 1 0 34 34z'],
  [coral, 'M66 54V22a32 32 0 0 1 32 32z'],
);
/** Two speech bubbles. */
export const messaging = sign(
  blush,
  [coral, 'M38 28h28a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10H40L28 76V38a10 10 0 0 1 10-10'],
  [pine, 'M54 48h32a10 10 0 0 1 10 10v36L84 84H54a10 10 0 0 1-10-10V58a10 10 0 0 1 10-10'],
  [paper, 'M58 60h24M58 72h14', 5],
);
/** A gear. */
export const technical = sign(
  rose,
  [pine, 'M60 28v64M28 60h64M37.4 37.4l45.2 45.2M82.6 37.4L37.4 82.6', 13],
  [pine, circle(26, 60, 60)],
  [coral, circle(12, 60, 60)],
);
