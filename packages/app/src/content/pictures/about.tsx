/** The picture of the about page. */
import { Face } from './Face.tsx';
import { coral, Ground, paper, Picture, pine, plum } from './Picture.tsx';

/** One page, with the two people who share it. */
export const table = (
  <Picture viewBox="-45 0 290 200">
    <Ground fill={coral} />
    <rect fill={paper} x="38" y="24" width="124" height="152" rx="12" />
    <path stroke={plum} strokeWidth="10" d="M63 50h52" />
    <path stroke={coral} strokeWidth="7" d="M61.5 76h77" />
    <path stroke={pine} strokeWidth="7" d="M61.5 94h56" />
    <Face x={82} y={140} radius={26} seed="Svea" />
    <Face x={118} y={140} radius={26} seed="Tunde" />
    <path fill={plum} d="M100 121.2a26 26 0 0 1 0 37.6a26 26 0 0 1 0-37.6" />
  </Picture>
);
