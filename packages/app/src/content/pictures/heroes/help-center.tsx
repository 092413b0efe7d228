import { coral, Ground, Picture, plum, sun } from '../Picture.tsx';

const upper = 'M-400 95h655a70 70 0 0 1 0 140h-655';
const lower = 'M800 305h-655a70 70 0 0 1 0-140h655';

/** Two lines are caught in each other’s bends: each passes over the other once. */
export const heroArt = (
  <Picture viewBox="0 0 400 400">
    <Ground fill={plum} />
    <g strokeWidth="35">
      <path stroke={coral} d={upper} />
      <path stroke={plum} strokeWidth="63" d={lower} />
      <path stroke={sun} d={lower} />
      <g strokeLinecap="butt">
        <path stroke={plum} strokeWidth="63" d="M304.5 115.5a70 70 0 0 1 0 99" />
        <path stroke={coral} d="M300 111.4a70 70 0 0 1 0 107.2" />
      </g>
    </g>
  </Picture>
);
