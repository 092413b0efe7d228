/** The pictures of the page for influencers. */
import { Face } from './Face.tsx';
import { coral, line, paper, Picture, pine, plum, sun } from './Picture.tsx';

/** A profile page: a face over the edge of a cover, with works below. */
export const showcase = (
  <Picture>
    <rect fill={paper} stroke={line} x="72" y="18" width="176" height="200" rx="18" />
    <path fill={coral} d="M72 78V36a18 18 0 0 1 18-18h140a18 18 0 0 1 18 18v42z" />
    <path fill={sun} d="M196 78a38 38 0 0 1 52-35v35z" />
    <circle fill={paper} cx="116" cy="78" r="29" />
    <Face x={116} y={78} seed="Maya" />
    <path stroke={line} strokeWidth="8" d="M160 94h68M160 110h40" />
    <rect fill={plum} x="88" y="128" width="44" height="54" rx="8" />
    <rect fill={sun} x="138" y="128" width="44" height="54" rx="8" />
    <rect fill={pine} x="188" y="128" width="44" height="54" rx="8" />
    <circle fill={coral} cx="110" cy="155" r="13" />
    <path fill={coral} d="M138 168l22-22 22 22v6a8 8 0 0 1-8 8h-28a8 8 0 0 1-8-8z" />
    <path fill={sun} d="M203 142l20 13-20 13z" />
  </Picture>
);

/** A contract signed by two people, and how much of it is done. */
export const agreement = (
  <Picture>
    <rect
      fill={sun}
      x="82"
      y="30"
      width="130"
      height="160"
      rx="16"
      transform="rotate(-7 147 110)"
    />
    <rect fill={paper} stroke={line} x="100" y="20" width="130" height="166" rx="16" />
    <path stroke={line} strokeWidth="8" d="M148 50h62M148 82h44M148 114h56" />
    <circle fill={pine} cx="124" cy="50" r="11" />
    <circle fill={pine} cx="124" cy="82" r="11" />
    <circle stroke={pine} strokeWidth="3" cx="124" cy="114" r="9.5" />
    <path stroke={paper} strokeWidth="3" d="M119 50l4 4 6-7M119 82l4 4 6-7" />
    <circle fill={coral} cx="196" cy="158" r="30" />
    <circle fill={pine} cx="232" cy="158" r="30" />
    <path fill={plum} d="M214 134a30 30 0 0 1 0 48 30 30 0 0 1 0-48" />
  </Picture>
);
