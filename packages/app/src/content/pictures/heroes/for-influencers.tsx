/** The picture in the hero of the page for influencers. */
import { Mosaic } from '../../../brand/Mosaic/Mosaic.tsx';
import { maya } from '../../creators.ts';

/** A creator and her work. */
export const heroArt = (
  <Mosaic
    name={maya.name}
    work={{
      tall: 'Tomatoes on a balcony',
      wide: 'Water less, grow more',
      square: 'Seeds to start in March',
    }}
  />
);
