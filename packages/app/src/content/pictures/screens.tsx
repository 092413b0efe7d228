/** The product’s screens, as pictures. Everything on them is invented, and each page says so once. */
import { DescriptionItem, DescriptionList, Sparkline, Stack, Stat } from '@rapport/ui';
import { Cover } from '../../brand/art/Cover.tsx';
import { Mark } from '../../brand/art/Mark.tsx';
import { Portrait } from '../../brand/art/Portrait.tsx';
import { CampaignBoard } from '../../brand/screens/CampaignBoard/CampaignBoard.tsx';
import { ContractSummary } from '../../brand/screens/ContractSummary/ContractSummary.tsx';
import { CreatorCard } from '../../brand/screens/CreatorCard/CreatorCard.tsx';
import { DiscoveryScreen } from '../../brand/screens/DiscoveryScreen/DiscoveryScreen.tsx';
import { MessageThread } from '../../brand/screens/MessageThread/MessageThread.tsx';
import { Screen } from '../../brand/screens/Screen/Screen.tsx';
import { weeks } from '../campaign.ts';

export const NOTE = 'Illustrative data';

const person = (name: string) => <Portrait seed={name} />;
const brand = <Mark seed="oak" />;

const leila = {
  picture: person('Leila Haddad'),
  name: 'Leila Haddad',
  niche: 'Travel and lifestyle',
  detail: 'Lisbon · English, Arabic',
  badge: 'Great fit',
  stats: [
    { value: '182K', label: 'Audience' },
    { value: '5.4%', label: 'Engagement' },
    { value: '25–34', label: 'Core age' },
  ],
};

/** A creator as brands see her. */
export const creator = (
  <CreatorCard
    accent="secondary"
    {...leila}
    topics={['City breaks', 'Trains', 'Packing light']}
    rate={{ value: '$1,800', label: 'Per video' }}
  />
);

/** The same in less room. */
export const profile = <CreatorCard accent="secondary" {...leila} />;

/** A creator’s card where it is the first picture of the product on a page. */
export const portfolio = (
  <CreatorCard
    accent="secondary"
    note={NOTE}
    picture={person('Jonah Okafor')}
    name="Jonah Okafor"
    niche="Tech reviews"
    detail="Manchester · English"
    badge="Open to offers"
    topics={['Headphones', 'Cameras', 'Repair', 'Long-form video']}
    stats={[
      { value: '96K', label: 'Audience' },
      { value: '6.1%', label: 'Engagement' },
      { value: '14', label: 'Campaigns' },
    ]}
    rate={{ value: '$2,400', label: 'Per review' }}
  />
);

/** What is said about a draft, and that it is approved. */
const draft = {
  name: 'Leila Haddad',
  side: 'start',
  picture: person('Leila Haddad'),
  time: '9:20 AM',
  text: 'Second cut of the night train video!',
  file: {
    name: 'night-train-v2.mp4',
    kind: 'MP4',
    detail: '1:24 · 86 MB',
    picture: <Cover seed="night train" />,
  },
  approval: { label: 'Second cut', state: 'Approved' },
} as const;

export const thread = <MessageThread title="Spring by rail" messages={[draft]} />;

const creators = [
  {
    picture: person('Leila Haddad'),
    name: 'Leila Haddad',
    niche: 'Travel and lifestyle',
    stats: [
      { value: '182K', label: 'Audience' },
      { value: '5.4%', label: 'Engagement' },
    ],
    match: { value: '96% match', share: 0.96 },
    selected: true,
  },
  {
    picture: person('Yuki Tanabe'),
    name: 'Yuki Tanabe',
    niche: 'Ceramics',
    stats: [
      { value: '64K', label: 'Audience' },
      { value: '7.2%', label: 'Engagement' },
    ],
    match: { value: '91% match', share: 0.91 },
  },
  {
    picture: person('Thandi Mokoena'),
    name: 'Thandi Mokoena',
    niche: 'Home repair',
    stats: [
      { value: '128K', label: 'Audience' },
      { value: '4.9%', label: 'Engagement' },
    ],
    match: { value: '87% match', share: 0.87 },
  },
];

/** Creators, found by their audience, engagement and niche. */
export const discovery = (
  <DiscoveryScreen
    title="Find influencers"
    accent="tertiary"
    note={NOTE}
    filters={[
      {
        label: 'Audience',
        chips: [{ label: '25–34', selected: true }, { label: '35–44' }],
      },
      { label: 'Engagement', value: '4–8%', range: { from: 0.35, to: 0.75 } },
      {
        label: 'Niche',
        chips: [
          { label: 'Travel', selected: true },
          { label: 'Home', selected: true },
        ],
      },
    ]}
    count="128 creators"
    detail="Best match first"
    results={creators}
  />
);

/** The same in less room. */
export const shortlist = (
  <DiscoveryScreen
    title="Shortlist"
    count="2 creators"
    detail="Vetted"
    results={creators.slice(0, 2)}
  />
);

const post = (name: string, title: string, tag: string, due: string) => ({
  title,
  name,
  picture: person(name),
  due,
  tag,
});

/** A campaign’s work by stage. */
export const campaign = (
  <CampaignBoard
    title="Spring by rail"
    accent="tertiary"
    columns={[
      {
        title: 'Brief',
        count: 4,
        cards: [
          post('Jonah Okafor', 'Quiet cars, ranked', 'Photo', 'May 19'),
          post('Yuki Tanabe', 'A cup that travels', 'Story', 'May 22'),
        ],
      },
      {
        title: 'In review',
        count: 2,
        cards: [
          {
            ...post('Anjali Iyer', 'Dining car dinner', 'Video', 'May 16'),
            progress: 0.8,
            accent: 'secondary',
            highlighted: true,
          },
          {
            ...post('Thandi Mokoena', 'Fix a stuck zipper', 'Story', 'May 17'),
            progress: 0.6,
          },
        ],
      },
      {
        title: 'Approved',
        count: 5,
        cards: [
          {
            ...post('Leila Haddad', 'Night train video', 'Video', 'May 15'),
            progress: 1,
            accent: 'secondary',
          },
        ],
      },
    ]}
  />
);

/** A contract, and its payment status. */
export const contract = (
  <ContractSummary
    title="Contract"
    about="Spring by rail: two videos"
    parties={[
      { name: 'Leila Haddad', picture: person('Leila Haddad') },
      { name: 'Oak & Tide', picture: brand },
    ]}
    amount="$3,600"
    terms={[
      { label: 'Two videos', detail: '60–90 seconds' },
      { label: 'Usage rights', detail: '6 months' },
      { label: 'Post by May 15', detail: 'Approved May 14' },
    ]}
    payment={[
      { state: 'done', label: 'Signed', detail: 'May 1' },
      { state: 'current', label: 'Approved', detail: 'May 14' },
      { state: 'open', label: 'Paid', detail: 'in 7–14 days' },
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
  <div>
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

/** A campaign in two. */
export const results = (
  <Screen title="Campaign report" padded>
    <Stack gap={5}>
      {reach}
      <Trend
        label="Engagement"
        value="4.8%"
        change="0.6 points"
        unit="percent"
        points={weeks.map((week) => week.engagement)}
      />
    </Stack>
  </Screen>
);

/** What a campaign starts from. */
export const plan = (
  <div>
    <DescriptionList>
      <DescriptionItem label="Goal">Bookings for spring</DescriptionItem>
      <DescriptionItem label="Audience">Weekend travelers, 25–34</DescriptionItem>
      <DescriptionItem label="Channels">YouTube and Instagram</DescriptionItem>
      <DescriptionItem label="Calendar">Six weeks, from April 6</DescriptionItem>
    </DescriptionList>
  </div>
);
