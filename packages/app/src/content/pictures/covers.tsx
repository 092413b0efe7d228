/** The covers of articles, most of them a piece of a creator, and the signs of topics. */
import { blush, coral, ink, mint, paper, pine, plum, rose, sun } from '../../brand/art/palette.ts';
import { box, circle } from '../../brand/art/shapes.ts';
import { Still } from '../../brand/art/Still.tsx';
import { Ground, Picture } from './Picture.tsx';
import { sign } from './sign.tsx';

/** The train has room ahead, and below for the panel. */
export const future = (
  <Still
    seed="Night train to Vienna"
    shape="wide"
    viewBox="-47 0 213 140"
    preserveAspectRatio="xMaxYMid slice"
  />
);
export const roi = <Still seed="Retire on what you have" shape="wide" />;
export const micro = <Still seed="Seeds to start in March" shape="wide" />;

/** A brief with a line crossed out. */
export const authentic = (
  <Picture viewBox="-47 0 213 120">
    <Ground fill={rose} />
    <circle fill={plum} cx="60" cy="60" r="46" />
    <rect fill={paper} x="34" y="24" width="52" height="72" rx="6" />
    <path stroke={plum} strokeWidth="6" d="M44 37h20" />
    <path stroke={ink} strokeWidth="4" d="M44 51h32M44 62h32M44 73h32M44 84h20" />
    <path stroke={coral} strokeWidth="7" d="M38 65c12-8 30 2 46-6" />
    <path fill={sun} d="M74 74l24-24 12 12-24 24z" />
    <path fill={ink} d="M74 74l12 12-16 4z" />
  </Picture>
);

/** A target. */
export const strategy = sign(
  blush,
  [pine, circle(36, 54, 64) + circle(25, 54, 64) + circle(14, 54, 64)],
  [coral, 'M54 64l34-34', 6],
  [coral, 'M78 40V26l12-12v16h16L94 42H80z'],
);
/** Bars. */
export const analytics = sign(
  mint,
  [coral, box(18, 28, 3, 36, 78)],
  [plum, box(18, 44, 3, 60, 70)],
  [pine, box(18, 64, 3, 84, 60)],
);
/** A rising line. */
export const trends = sign(
  rose,
  [sun, circle(22, 44, 46)],
  [pine, 'M24 88l22-24 16 14 30-38', 7],
  [pine, 'M74 36h20v20', 7],
);
/** A page under a magnifier. */
export const caseStudies = sign(
  mint,
  [plum, box(50, 64, 6, 52, 58)],
  [paper, 'M38 42h28M38 54h16', 5],
  [paper, circle(17, 72, 72)],
  [coral, 'M55 72a17 17 0 1 1 34 0a17 17 0 1 1-34 0M85 85l13 13', 7],
);
/** Two screens. */
export const platforms = sign(
  blush,
  [pine, box(66, 48, 6, 52, 54)],
  [pine, 'M40 90h22', 6],
  [coral, box(32, 56, 6, 82, 70)],
  [paper, 'M76 60v20l15-10z'],
);
/** A bulb. */
export const tips = sign(
  rose,
  [coral, circle(22, 60, 54)],
  [coral, box(22, 26, 0, 60, 72)],
  [plum, box(24, 7, 3.5, 60, 87) + box(16, 6, 3, 60, 96)],
  [pine, 'M60 22v-4M32 32l-4-4M88 32l4-4M27 56h-5M93 56h5', 6],
);
