/** Pictures for stories and documentation, in the colors of whichever theme is on. */

interface PictureProps {
  /** @default 'cover' */
  variant?: 'cover' | 'portrait' | 'mark' | 'hero';
  /** Varies the picture. @default '' */
  seed?: string;
}

const soft = 'var(--rp-accent-soft)';
const fill = 'var(--rp-accent-fill)';
const line = 'var(--rp-color-control-border)';
const ground = 'var(--rp-color-sunken)';

/** A small number that depends on every character. */
const hash = (text: string) =>
  text.split('').reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 7);

const covers = [
  <path key="0" d="M0 120V78l34-30 26 22 30-38 30 28v60z" fill={fill} />,
  <path key="1" d="M0 84c24-20 42 16 66-2s36-8 54-22v60H0z" fill={fill} />,
  <path key="2" d="M20 120V64h22v56zm32 0V36h22v84zm32 0V52h22v68z" fill={fill} />,
  <path key="3" d="M60 24 104 100H16z" fill={fill} />,
];

function Cover({ seed }: { seed: number }) {
  return (
    <>
      <path d="M0 0h120v120H0z" fill={soft} />
      <circle cx={28 + (seed % 5) * 16} cy="32" r="12" fill={line} />
      {covers[seed % covers.length]}
    </>
  );
}

function Portrait({ seed }: { seed: number }) {
  return (
    <>
      <path d="M0 0h120v120H0z" fill={[soft, ground][seed % 2]} />
      <path d="M18 120c0-26 18-40 42-40s42 14 42 40z" fill={fill} />
      <circle cx="60" cy="52" r={22 + (seed % 3)} fill={line} />
    </>
  );
}

const marks = [
  'M4 4h24v24H4z',
  'M16 3 29 29H3z',
  'M16 3l13 13-13 13L3 16z',
  'M4 28V4h10v14h14v10z',
];

/** A picture that fills its box: decoration, not announced. */
export function Picture({ variant = 'cover', seed = '' }: PictureProps) {
  const number = hash(seed);
  return (
    <svg
      viewBox={variant === 'mark' ? '0 0 32 32' : '0 0 120 120'}
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {variant === 'mark' && <path d={marks[number % marks.length]} fill="currentColor" />}
      {variant === 'portrait' && <Portrait seed={number} />}
      {(variant === 'cover' || variant === 'hero') && <Cover seed={number} />}
    </svg>
  );
}
