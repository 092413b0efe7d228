/** Examples of what the dashboards will find. */
import { Mark } from '../../brand/Mark/Mark.tsx';
import { DiscoveryScreen } from '../../brand/screens/DiscoveryScreen/DiscoveryScreen.tsx';
import { jonah, thandi } from '../creators.ts';
import { found } from './found.tsx';

const EXAMPLE = 'Example';

/** With room around the mark, in a disc. */
const IN_DISC = '-24 -24 48 48';

/** Brands, found by industry and by what they’re looking for. */
export const brands = (
  <DiscoveryScreen
    title={EXAMPLE}
    filters={[
      {
        label: 'Looking for',
        chips: [{ label: 'Video', selected: true }, { label: 'Photo' }],
      },
      {
        label: 'Industry',
        chips: [
          { label: 'Travel', selected: true },
          { label: 'Home', selected: true },
        ],
      },
    ]}
    count="42 brands"
    detail="Best match first"
    results={[
      {
        picture: <Mark name="Oak & Tide" viewBox={IN_DISC} />,
        name: 'Oak & Tide',
        niche: 'Travel bags',
        stats: [
          { value: '$3,600', label: 'budget' },
          { value: '2', label: 'videos' },
        ],
        match: { value: '94% match', share: 0.94 },
        selected: true,
      },
      {
        picture: <Mark name="Marrow Lane" viewBox={IN_DISC} />,
        name: 'Marrow Lane',
        niche: 'Tableware',
        stats: [
          { value: '$1,200', label: 'budget' },
          { value: '1', label: 'video' },
        ],
        match: { value: '89% match', share: 0.89 },
      },
    ]}
  />
);

/** Creators, found by their audience, engagement and niche. */
export const discovery = (
  <DiscoveryScreen
    title={EXAMPLE}
    accent="tertiary"
    filters={[
      {
        label: 'Audience',
        chips: [{ label: '25–34', selected: true }, { label: '35–44' }],
      },
      {
        label: 'Niche',
        chips: [
          { label: 'Tech', selected: true },
          { label: 'Home', selected: true },
        ],
      },
    ]}
    count="128 creators"
    detail="Best match first"
    results={[found(jonah, 94, true), found(thandi, 91)]}
  />
);
