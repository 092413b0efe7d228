/** The covers of the podcast’s episodes: their guests. */
import { Portrait } from '../../brand/art/Portrait.tsx';
import { Bust } from './Bust.tsx';
import { coral, Ground, paper, Picture, pine, plum, sun } from './Picture.tsx';

/** A guest and a microphone, each on a disc. */
export const authentic = (
  <Picture viewBox="-47 0 213 120">
    <Ground fill={sun} />
    <circle fill={coral} cx="38" cy="62" r="50" />
    <circle fill={pine} cx="82" cy="70" r="26" />
    <rect fill={sun} x="76" y="50" width="12" height="24" rx="6" />
    <path stroke={paper} strokeWidth="4" d="M71 67a11 11 0 0 0 22 0M82 78v9" />
    <Bust seed="Naledi Khumalo" x={34} y={8} scale={1} garment={plum} trim={paper} />
  </Picture>
);
export const clause = <Portrait seed="Rafael Arce" />;
export const partnership = <Portrait seed="Priya Raman" />;
