/** The pictures of the analytics page. */
import { coral, line, paper, Picture, pine, plum, sun } from './Picture.tsx';

/** A lens over a chart magnifies what matters. Square, and as large as its box. */
export const lens = (
  <svg
    viewBox="0 0 200 200"
    width="100%"
    height="100%"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    aria-hidden="true"
  >
    <path fill={pine} d="M-200-200h600v600h-600z" />
    <path stroke={sun} strokeWidth="18" d="M20 200v-40M48 200v-64M76 200v-52" />
    <path stroke={coral} strokeWidth="18" d="M104 200v-88M132 200v-60M160 200V84M188 200V56" />
    <path stroke={plum} strokeWidth="17" strokeLinecap="round" d="M139 127l38 38" />
    <circle fill={paper} stroke={plum} strokeWidth="9" cx="92" cy="80" r="60" />
    <path stroke={sun} strokeWidth="20" d="M64 112V88" />
    <path stroke={coral} strokeWidth="20" d="M92 112V66" />
    <path stroke={plum} strokeWidth="20" d="M120 112V46" />
  </svg>
);

/** Rings that spread from one point. */
export const reach = (
  <Picture>
    <circle fill={line} cx="160" cy="100" r="92" />
    <circle fill={sun} cx="160" cy="100" r="68" />
    <circle fill={coral} cx="160" cy="100" r="44" />
    <circle fill={plum} cx="160" cy="100" r="20" />
  </Picture>
);

/** A message and the answer to it. */
export const engagement = (
  <Picture>
    <path
      fill={coral}
      d="M84 40h92a22 22 0 0 1 22 22v26a22 22 0 0 1-22 22H62V62a22 22 0 0 1 22-22"
    />
    <path
      fill={pine}
      d="M144 84h92a22 22 0 0 1 22 22v58H144a22 22 0 0 1-22-22v-36a22 22 0 0 1 22-22"
    />
    <path fill={plum} d="M144 84h54v4a22 22 0 0 1-22 22h-54v-4a22 22 0 0 1 22-22" />
    <path stroke={paper} strokeWidth="8" d="M146 126h62M146 145h38" />
    <circle fill={sun} cx="236" cy="84" r="19" />
    <path stroke={plum} strokeWidth="5" d="M228 84l6 6 10-12" />
  </Picture>
);

/** A circle of people with one part highlighted. */
export const audience = (
  <Picture>
    <circle fill={line} cx="160" cy="100" r="80" />
    <path fill={pine} d="M160 100V20a80 80 0 0 1 69 120z" />
    <path fill={coral} d="M160 100l69 40a80 80 0 0 1-103 32z" />
    <circle fill={paper} cx="160" cy="100" r="40" />
    <circle fill={plum} cx="160" cy="90" r="13" />
    <path fill={plum} d="M134 124a26 22 0 0 1 52 0 40 40 0 0 1-52 0" />
  </Picture>
);

/** A funnel: many come in, some go through. */
export const conversions = (
  <Picture>
    <path fill={line} d="M76 30h168l-62 74v66h-44v-66z" />
    <path fill={coral} d="M102 61h116l-36 43h-44z" />
    <path fill={plum} d="M138 104h44v66h-44z" />
    <circle fill={sun} cx="160" cy="170" r="20" />
    <path stroke={plum} strokeWidth="5" d="M151 170l7 7 11-13" />
  </Picture>
);

/** What goes in and what comes back. */
export const returns = (
  <Picture>
    <circle fill={coral} cx="112" cy="134" r="36" />
    <circle fill={pine} cx="190" cy="94" r="70" />
    <path fill={plum} d="M124 118a70 70 0 0 0 24 33 36 36 0 0 0-24-51 70 70 0 0 0 0 18" />
    <path stroke={sun} strokeWidth="9" d="M168 116l44-44M180 70h32v32" />
  </Picture>
);

/** One report with two readers. */
export const reports = (
  <Picture>
    <rect fill={paper} stroke={line} x="104" y="22" width="112" height="142" rx="14" />
    <path stroke={line} strokeWidth="8" d="M124 48h52M124 66h72" />
    <path stroke={pine} strokeWidth="14" strokeLinecap="butt" d="M132 124V96" />
    <path stroke={coral} strokeWidth="14" strokeLinecap="butt" d="M160 124V84" />
    <path stroke={plum} strokeWidth="14" strokeLinecap="butt" d="M188 124V92" />
    <circle fill={coral} cx="104" cy="154" r="30" />
    <circle fill={pine} cx="216" cy="154" r="30" />
    <circle fill={sun} cx="104" cy="147" r="10" />
    <path fill={sun} d="M84 172a20 18 0 0 1 40 0z" />
    <circle fill={sun} cx="216" cy="147" r="10" />
    <path fill={sun} d="M196 172a20 18 0 0 1 40 0z" />
  </Picture>
);
