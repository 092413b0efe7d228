/** The pictures of the services. */
import { coral, line, paper, Picture, pine, plum, sun } from './Picture.tsx';

/** A route with stops and its destination. */
export const strategy = (
  <Picture>
    <path
      stroke={pine}
      strokeWidth="9"
      strokeDasharray="1 18"
      d="M90 158c0-48 70-18 70-60s62-10 66-48"
    />
    <circle fill={coral} cx="90" cy="158" r="22" />
    <circle fill={sun} cx="160" cy="98" r="22" />
    <circle fill={plum} cx="220" cy="50" r="34" />
    <circle fill={sun} cx="220" cy="50" r="20" />
    <circle fill={coral} cx="220" cy="50" r="8" />
  </Picture>
);

/** Three candidates, and the one who fits. */
export const selection = (
  <Picture>
    <rect fill={paper} stroke={line} x="64" y="62" width="72" height="96" rx="14" />
    <rect fill={paper} stroke={line} x="184" y="62" width="72" height="96" rx="14" />
    <circle fill={line} cx="100" cy="94" r="15" />
    <circle fill={line} cx="220" cy="94" r="15" />
    <path stroke={line} strokeWidth="7" d="M82 128h20M218 128h20" />
    <rect fill={pine} x="116" y="36" width="88" height="128" rx="16" />
    <circle fill={sun} cx="160" cy="80" r="14" />
    <path fill={sun} d="M132 122a28 26 0 0 1 56 0z" />
    <path stroke={paper} strokeWidth="7" d="M136 142h48" />
    <circle fill={coral} cx="204" cy="42" r="22" />
    <path stroke={paper} strokeWidth="5" d="M194 42l7 7 13-14" />
  </Picture>
);

/** Tasks in progress side by side. */
export const schedule = (
  <Picture>
    <path stroke={line} strokeWidth="2" d="M96 30v140M144 30v140M192 30v140M240 30v140" />
    <path stroke={coral} strokeWidth="24" d="M86 52h72" />
    <path stroke={sun} strokeWidth="24" d="M130 86h52" />
    <path stroke={pine} strokeWidth="24" d="M160 120h66" />
    <path stroke={plum} strokeWidth="24" d="M196 154h44" />
    <circle fill={paper} cx="158" cy="52" r="6" />
    <circle fill={paper} cx="226" cy="120" r="6" />
  </Picture>
);

/** A report: a share of a whole and a line of figures. */
export const report = (
  <Picture>
    <rect fill={paper} stroke={line} x="78" y="24" width="140" height="158" rx="16" />
    <path stroke={line} strokeWidth="8" d="M100 52h64M100 72h38" />
    <path stroke={coral} strokeWidth="14" strokeLinecap="butt" d="M108 162v-30" />
    <path stroke={pine} strokeWidth="14" strokeLinecap="butt" d="M132 162v-48" />
    <path stroke={plum} strokeWidth="14" strokeLinecap="butt" d="M156 162v-40" />
    <circle fill={sun} cx="210" cy="116" r="44" />
    <path fill={coral} d="M210 116V72a44 44 0 0 1 38 66z" />
    <circle fill={plum} cx="210" cy="116" r="16" />
  </Picture>
);
