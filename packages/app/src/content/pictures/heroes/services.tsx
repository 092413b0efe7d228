import { useId } from 'react';
import { Bust } from '../Bust.tsx';
import { coral, paper, Picture, pine, plum, sun } from '../Picture.tsx';

const place = 'M182 218v168A168 168 0 0 1 14 218z';

function Creator() {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={place} />
      </clipPath>
      <g clipPath={`url(#${id})`} opacity={0.999}>
        <path fill={sun} d="M0 200h200v200H0z" />
        <Bust seed="Kwame Boateng" x={114} y={196} scale={1.4} garment={plum} trim={paper} />
      </g>
    </>
  );
}

/** Four services are the quarters of one disc: a goal, the people, the tasks, the results. */
export const heroArt = (
  <Picture viewBox="0 0 400 400">
    <path fill={coral} d="M182 206H14A168 168 0 0 1 182 38z" />
    <path stroke={sun} strokeWidth="16" strokeLinecap="butt" d="M182 86A120 120 0 0 0 62 206" />
    <path stroke={paper} strokeWidth="16" strokeLinecap="butt" d="M182 130a76 76 0 0 0-76 76" />
    <Creator />
    <path fill={pine} d="M194 218h168a168 168 0 0 1-168 168z" />
    <path stroke={sun} strokeWidth="18" d="M262 250h66" />
    <path stroke={coral} strokeWidth="18" d="M236 286h66" />
    <path stroke={paper} strokeWidth="18" d="M214 322h52" />
    <path fill={sun} d="M218 182V14a168 168 0 0 1 168 168z" />
    <path stroke={coral} strokeWidth="26" strokeLinecap="butt" d="M264 182v-52" />
    <path stroke={pine} strokeWidth="26" strokeLinecap="butt" d="M304 182V98" />
    <path stroke={plum} strokeWidth="26" strokeLinecap="butt" d="M344 182v-36" />
    <circle fill={plum} cx="188" cy="212" r="50" />
    <path stroke={paper} strokeWidth="12" d="M168 213l14 15 27-30" />
  </Picture>
);
