/** The product’s screens on the page of services. Everything on them is invented. */
import { CampaignBoard } from '../../brand/screens/CampaignBoard/CampaignBoard.tsx';
import { DiscoveryScreen } from '../../brand/screens/DiscoveryScreen/DiscoveryScreen.tsx';
import { Screen } from '../../brand/screens/Screen/Screen.tsx';
import { weeks } from '../campaign.ts';
import { jonah, leila } from '../creators.ts';
import { Facts } from './Facts.tsx';
import { found } from './found.tsx';
import { post } from './post.ts';
import { Trend } from './Trend.tsx';

/** The creators of “Spring by rail”. */
export const shortlist = (
  <DiscoveryScreen
    title="Shortlist"
    count="2 creators"
    detail="Vetted"
    results={[found(leila, 96, true), found(jonah, 91)]}
  />
);

/** The same campaign, for a brand whose agency runs it. */
export const agency = (
  <CampaignBoard
    title="Spring by rail"
    columns={[
      {
        title: 'Contract',
        count: 2,
        cards: [
          post('Trail to station', jonah, 'Clip', 'May 21'),
          post('Cab ride north', leila, 'Story', 'May 22'),
        ],
      },
      {
        title: 'In review',
        count: 1,
        cards: [
          {
            ...post('Quiet cars, ranked', jonah, 'Video', 'May 19'),
            progress: 0.5,
            highlighted: true,
          },
        ],
      },
      { title: 'Paid', count: 1, cards: [post('Window seat', leila, 'Reel', 'April 20')] },
    ]}
  />
);

/** The total up to each value. */
const soFar = (values: number[]) =>
  values.map((_, index) => values.slice(0, index + 1).reduce((total, value) => total + value));

/** What the campaign of the brief achieved. */
export const results = (
  <Screen title="Campaign report" padded>
    <Trend
      label="Bookings"
      value="3,480"
      change="240"
      unit="units"
      points={soFar(weeks.map(({ conversions }) => conversions))}
    />
  </Screen>
);

/** What a campaign starts from. */
export const plan = (
  <Screen title="Brief: Spring by rail" padded>
    <Facts
      facts={{
        Goal: 'Bookings for spring',
        Audience: 'Weekend travelers',
        Channels: 'YouTube, Instagram',
        Calendar: 'April 13 – May 24',
      }}
    />
  </Screen>
);
