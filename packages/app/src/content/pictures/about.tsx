/** The picture of the about page. */
import { Face } from './Face.tsx';
import { coral, Ground, paper, Picture, pine, plum } from './Picture.tsx';

/** One page, with the two people who share it. */
export const table = (
  <Picture viewBox="0 0 200 200">
    <Ground fill={coral} />
    <rect fill={paper} x="38" y="24" width="124" height="152" rx="12" />
    <path stroke={plum} strokeWidth="10" d="M62 54h52" />
    <path stroke={coral} strokeWidth="7" d="M62 82h76" />
    <path stroke={pine} strokeWidth="7" d="M62 100h56" />
    <Face x={76} y={142} radius={24} seed="Jonah Okafor" />
    <Face x={124} y={142} radius={24} seed="Naomi Adler" />
  </Picture>
);
