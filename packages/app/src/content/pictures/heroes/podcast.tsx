/** The picture in the hero of the podcast. */
import { coral, line, mint, paper, Picture, pine, plum, sun } from '../Picture.tsx';

const onPlum = 'var(--rp-art-on-plum)';

/** Two people talking. The microphone is where their circles overlap. */
export const heroArt = (
  <Picture viewBox="0 0 320 320">
    <circle fill={sun} cx="258" cy="62" r="34" />
    <circle fill={coral} cx="104" cy="160" r="98" />
    <circle fill={pine} cx="216" cy="160" r="98" />
    <path fill={plum} d="M160 79.6a98 98 0 0 1 0 160.8a98 98 0 0 1 0-160.8z" />
    <rect fill={onPlum} x="144" y="116" width="32" height="58" rx="16" />
    <path stroke={onPlum} strokeWidth="6" d="M132 158a28 28 0 0 0 56 0M160 187v15M146 204h28" />
    <path stroke={paper} strokeWidth="10" d="M34 146v28M58 126v68M82 142v36M106 152v16" />
    <path stroke={paper} strokeWidth="10" d="M214 152v16M238 138v44M262 122v76M286 148v24" />
    <path
      fill={mint}
      d="M24 30h104a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14H72l-20 16V80H24a14 14 0 0 1-14-14V44a14 14 0 0 1 14-14z"
    />
    <path stroke={coral} strokeWidth="8" d="M34 55h50" />
    <path stroke={line} strokeWidth="8" d="M100 55h16" />
    <path
      fill={mint}
      d="M192 238h104a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14h-28v16l-20-16h-56a14 14 0 0 1-14-14v-22a14 14 0 0 1 14-14z"
    />
    <path stroke={pine} strokeWidth="8" d="M204 263h24" />
    <path stroke={line} strokeWidth="8" d="M244 263h40" />
  </Picture>
);
