/** The covers of the podcast’s episodes: their guests. */
import { Portrait } from '../../brand/art/Portrait.tsx';
import { Bust } from './Bust.tsx';
import { coral, Ground, paper, Picture, pine, plum, sun } from './Picture.tsx';

/** A guest and a microphone, each on a disc. */
export const authentic = (
  <Picture viewBox="-47 0 213 120">
    <Ground fill={sun} />
    <circle fill={coral} cx="38" cy="62" r="50" />
    <circle fill={pine} cx="90" cy="76" r="30" />
    <rect fill={sun} x="91" y="54" width="14" height="26" rx="7" />
    <path stroke={paper} strokeWidth="4" d="M85 73a13 13 0 0 0 26 0M98 86v10" />
    <Bust seed="Naledi Khumalo" x={34} y={8} scale={1} garment={plum} trim={paper} />
  </Picture>
);
export const clause = <Portrait seed="Rafael Arce" />;
export const partnership = <Portrait seed="Priya Raman" />;
