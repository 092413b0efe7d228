/** A screen for each card of the dashboards, until the account has data of its own. */
import { Mark } from '../../brand/art/Mark.tsx';
import { Portrait } from '../../brand/art/Portrait.tsx';
import { DiscoveryScreen } from '../../brand/screens/DiscoveryScreen/DiscoveryScreen.tsx';
import { MessageThread } from '../../brand/screens/MessageThread/MessageThread.tsx';
import { NOTE } from './screens.tsx';

export { creator, discovery, results, thread } from './screens.tsx';

/** Brands, found by industry and by what they’re looking for. */
export const brands = (
  <DiscoveryScreen
    title="Find brands"
    note={NOTE}
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
        picture: <Mark seed="oak" />,
        name: 'Oak & Tide',
        niche: 'Travel bags',
        stats: [
          { value: '$3,600', label: 'Budget' },
          { value: '2', label: 'Videos' },
        ],
        match: { value: '94% match', share: 0.94 },
        selected: true,
      },
      {
        picture: <Mark seed="kiln" />,
        name: 'Kiln & Co.',
        niche: 'Tableware',
        stats: [
          { value: '$1,200', label: 'Budget' },
          { value: '1', label: 'Video' },
        ],
        match: { value: '89% match', share: 0.89 },
      },
      {
        picture: <Mark seed="moss" />,
        name: 'Moss Works',
        niche: 'Furniture',
        stats: [
          { value: '$2,400', label: 'Budget' },
          { value: '3', label: 'Posts' },
        ],
        match: { value: '85% match', share: 0.85 },
      },
    ]}
  />
);

/** A brand sends its brief. */
export const brief = (
  <MessageThread
    title="Spring by rail"
    messages={[
      {
        name: 'Oak & Tide',
        side: 'start',
        picture: <Mark seed="oak" />,
        time: '10:05 AM',
        text: 'Hi Leila! We loved your night train series. Here’s our brief for two videos.',
        file: { name: 'spring-brief.pdf', kind: 'PDF', detail: '2 pages · 180 KB' },
      },
      {
        name: 'Leila Haddad',
        side: 'end',
        picture: <Portrait seed="Leila Haddad" />,
        time: '10:21 AM',
        text: 'Count me in. First cut on Friday!',
      },
    ]}
  />
);
