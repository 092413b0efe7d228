/** The picture of the analytics page’s hero. */
import { circle } from '../../../brand/art/shapes.ts';
import { Overlap } from '../Overlap.tsx';
import { Ground, Picture, sun } from '../Picture.tsx';

/** What two discs have in common fills with rising bars. They show the ground, like windows. */
export const heroArt = (
  <Picture viewBox="0 0 200 200">
    <Ground fill={sun} />
    <Overlap first={circle(62, 70, 100)} second={circle(62, 130, 100)} />
    <path fill={sun} d="M78 130h11v-18h-11zM94.5 130h11v-36h-11zM111 130h11v-54h-11z" />
  </Picture>
);
