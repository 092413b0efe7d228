/** The pictures of the analytics page. */
import { circle } from '../../brand/art/shapes.ts';
import { Overlap } from './Overlap.tsx';
import { coral, Ground, line, paper, Picture, pine, plum, sun } from './Picture.tsx';

/** What two discs have in common fills with rising bars. They show the ground, like windows. */
export const gauge = (
  <Picture viewBox="0 0 200 200">
    <Ground fill={sun} />
    <Overlap first={circle(62, 70, 100)} second={circle(62, 130, 100)} />
    <path fill={sun} d="M78 130h11v-18h-11zM94.5 130h11v-36h-11zM111 130h11v-54h-11z" />
  </Picture>
);

/** A post spreads from one point, and three people pass it on. */
export const reach = (
  <Picture>
    <circle fill={sun} cx="160" cy="100" r="70" />
    <circle fill={coral} cx="160" cy="100" r="48" />
    <circle fill={plum} cx="160" cy="100" r="22" />
    <circle fill={pine} cx="209.5" cy="50.5" r="15" />
    <circle fill={pine} cx="112" cy="100" r="12" />
    <circle fill={pine} cx="195" cy="160.6" r="12" />
  </Picture>
);

/** A message and the answer to it. */
export const engagement = (
  <Picture>
    <Overlap
      first="M84 38h92a22 22 0 0 1 22 22v26a22 22 0 0 1-22 22H62V60a22 22 0 0 1 22-22"
      second="M144 82h92a22 22 0 0 1 22 22v58H144a22 22 0 0 1-22-22v-36a22 22 0 0 1 22-22"
    />
    <path stroke={paper} strokeWidth="8" d="M150 128h62M150 144h30M84 62h56" />
  </Picture>
);

/** Slices of a disc; one is pulled out. */
export const audience = (
  <Picture>
    <g fillRule="evenodd">
      <path fill={sun} d="M160 32a68 68 0 1 0 58.9 102L190 117.3A34.6 34.6 0 1 1 160 66z" />
      <path fill={pine} d="M172 25a68 68 0 0 1 58.9 102L202 110.3A34.6 34.6 0 0 0 172 59z" />
    </g>
    <circle fill={coral} cx="160" cy="100" r="20" />
  </Picture>
);

/** Fewer go through at every step, down to those who stay. */
export const conversions = (
  <Picture>
    <g strokeWidth="26">
      <path stroke={sun} d="M98 45h124" />
      <path stroke={coral} d="M118 81h84" />
      <path stroke={pine} d="M138 117h44" />
    </g>
    <circle fill={plum} cx="160" cy="157" r="20" />
    <path stroke={paper} strokeWidth="5" d="M151 157l7 7 11-13" />
  </Picture>
);

/** What goes in and what comes back. */
export const returns = (
  <Picture>
    <Overlap
      first="M84 130a30 30 0 0 1 60 0a30 30 0 0 1-60 0"
      second="M122 98a57 57 0 0 1 114 0a57 57 0 0 1-114 0"
    />
    <path stroke={sun} strokeWidth="10" d="M164 114l31-31M168 79h31v31" />
  </Picture>
);

/** One report for two readers. */
export const reports = (
  <Picture>
    <rect fill={paper} stroke={line} x="106" y="24" width="108" height="136" rx="14" />
    <path stroke={line} strokeWidth="8" d="M126 48h40M126 66h68" />
    <g strokeLinecap="butt" strokeWidth="15">
      <path stroke={sun} d="M136 128v-26" />
      <path stroke={coral} d="M160 128V88" />
      <path stroke={plum} d="M184 128V96" />
    </g>
    <circle fill={coral} cx="106" cy="148" r="30" />
    <circle fill={pine} cx="214" cy="148" r="30" />
    <path stroke={paper} strokeWidth="7" d="M93 149l9 10 18-20M201 149l9 10 18-20" />
  </Picture>
);
