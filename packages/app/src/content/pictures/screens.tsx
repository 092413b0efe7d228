/** The product’s screens, as pictures. Everything on them is invented, and each page says so once. */
import { DescriptionItem, DescriptionList, Sparkline, Stat } from '@rapport/ui';
import { Mark } from '../../brand/art/Mark.tsx';
import { Portrait } from '../../brand/art/Portrait.tsx';
import { CampaignBoard } from '../../brand/screens/CampaignBoard/CampaignBoard.tsx';
import { ContractSummary } from '../../brand/screens/ContractSummary/ContractSummary.tsx';
import { DiscoveryScreen } from '../../brand/screens/DiscoveryScreen/DiscoveryScreen.tsx';
import { MessageThread } from '../../brand/screens/MessageThread/MessageThread.tsx';
import { Portfolio } from '../../brand/screens/Portfolio/Portfolio.tsx';
import { Screen } from '../../brand/screens/Screen/Screen.tsx';
import { weeks } from '../campaign.ts';
import { jonah, leila, maya, thandi, tomas, walt, yuki, type Creator } from '../creators.ts';
import { NOTE } from '../note.ts';

const person = (name: string) => <Portrait seed={name} />;

const followers = ({ followers: value }: Creator) => ({ value, label: 'followers' });
const engagement = ({ engagement: rate }: Creator) => ({ value: `${rate}%`, label: 'engagement' });

/** A creator as brands see her. */
export const creator = (
  <Portfolio
    accent="secondary"
    name={thandi.name}
    detail={thandi.field}
    work={{
      tall: 'Fix a dripping faucet',
      wide: 'One drill, five shelves',
      square: 'Paint a door in a day',
    }}
    stats={[followers(thandi), engagement(thandi)]}
  />
);

/** The same in less room. */
export const profile = (
  <Portfolio
    name={leila.name}
    detail={leila.field}
    work={{ tall: 'Dining car breakfast', square: 'Ten days, one bag' }}
  />
);

/** Another’s, with the city. */
export const portfolio = (
  <Portfolio
    accent="secondary"
    name={walt.name}
    detail={`${walt.field}, ${walt.city}`}
    work={{
      tall: 'Three jars, one paycheck',
      wide: 'Taxes in ten minutes',
      square: 'Retire on what you have',
    }}
    stats={[followers(walt), engagement(walt)]}
  />
);

/** What is said about a draft, and that it is approved. */
const draft = {
  name: tomas.name,
  side: 'start',
  picture: person(tomas.name),
  time: '9:20 AM',
  text: 'Second cut is up. The river test is longer now.',
  file: {
    name: 'shoes-v2.mp4',
    kind: 'MP4',
    detail: '1:24',
  },
  approval: { label: 'Second cut', state: 'Approved' },
} as const;

export const thread = <MessageThread title="Shoes after 500 miles" messages={[draft]} />;

const match = (one: Creator, index: number) => ({
  picture: person(one.name),
  name: one.name,
  niche: one.field,
  stats: [followers(one), engagement(one)],
  match: { value: `${96 - index * 5}% match`, share: 0.96 - index * 0.05 },
  ...(index === 0 && { selected: true }),
});

/** Creators, found by their audience, engagement and niche. */
export const discovery = (
  <DiscoveryScreen
    title="Find influencers"
    accent="tertiary"
    note={NOTE}
    filters={[
      {
        label: 'Audience',
        chips: [{ label: '25–34' }, { label: '35–44', selected: true }],
      },
      { label: 'Engagement', value: '4–8%', range: { from: 0.35, to: 0.75 } },
      { label: 'Niche', chips: [{ label: 'Home', selected: true }, { label: 'Travel' }] },
    ]}
    count="128 creators"
    detail="Best match first"
    results={[yuki, maya, thandi].map(match)}
  />
);

/** The creators of “Spring by rail”. */
export const shortlist = (
  <DiscoveryScreen
    title="Shortlist"
    count="2 creators"
    detail="Vetted"
    results={[leila, jonah].map(match)}
  />
);

const post = (title: string, { name }: Creator, tag: string, due: string) => ({
  title,
  name,
  due,
  tag,
});

/** A campaign’s work by stage. */
export const campaign = (
  <CampaignBoard
    title="Spring by rail"
    accent="tertiary"
    note="Example"
    columns={[
      {
        title: 'Brief',
        count: 1,
        cards: [post('Quiet cars, ranked', jonah, 'Video', 'May 15')],
      },
      {
        title: 'In review',
        count: 1,
        cards: [
          {
            ...post('Dining car dinner', leila, 'Story', 'May 12'),
            progress: 0.8,
            accent: 'secondary',
            highlighted: true,
          },
        ],
      },
      {
        title: 'Approved',
        count: 1,
        cards: [
          {
            ...post('From train to trail', tomas, 'Reel', 'May 8'),
            accent: 'primary',
          },
        ],
      },
    ]}
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

/** A contract, and its payment status. */
export const contract = (
  <ContractSummary
    title="Contract"
    about="Trail week"
    parties={[
      { name: tomas.name, picture: person(tomas.name) },
      { name: 'Oak & Tide', picture: <Mark seed="oak" /> },
    ]}
    amount="$3,600"
    terms={[
      { label: 'Two videos', detail: '60–90 seconds' },
      { label: 'Usage rights', detail: '6 months' },
      { label: 'Post by', detail: 'May 15' },
    ]}
    payment={[
      { state: 'done', label: 'Signed', detail: 'May 1' },
      { state: 'done', label: 'Approved', detail: 'May 14' },
      { state: 'open', label: 'Paid in', detail: '7–14 days' },
    ]}
  />
);

interface TrendProps {
  label: string;
  value: string;
  change: string;
  unit: string;
  /** One number for each week. */
  points: number[];
}

/** What a campaign achieved, and how it got there. */
const Trend = ({ label, value, change, unit, points }: TrendProps) => (
  <div className="rp-Screen-trend">
    <Stat label={label} value={value} change={{ direction: 'up', value: change }} />
    <Sparkline
      label={`${label} by week, in ${unit}`}
      points={points.map((one, index) => ({ label: `Week ${index + 1}`, value: one }))}
      area
    />
  </div>
);

const reach = (
  <Trend
    label="Reach"
    value="1.2 million"
    change="18%"
    unit="thousands"
    points={weeks.map((week) => week.reach)}
  />
);

/** A campaign in one number. */
export const report = (
  <Screen title="Campaign report" padded>
    {reach}
  </Screen>
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
    <DescriptionList>
      <DescriptionItem label="Goal">Bookings for spring</DescriptionItem>
      <DescriptionItem label="Audience">Weekend travelers</DescriptionItem>
      <DescriptionItem label="Channels">YouTube, Instagram</DescriptionItem>
      <DescriptionItem label="Calendar">April 13 – May 24</DescriptionItem>
    </DescriptionList>
  </Screen>
);
