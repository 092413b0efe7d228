import {
  type CallToActionContent,
  type HeroContent,
  type SplitFeatureContent,
  type StatBandContent,
  type TeamGridContent,
  type ValueListContent,
} from '@rapport/ui';
import { Portrait } from '../brand/art/Portrait.tsx';
import { table } from './pictures/about.tsx';

export const hero: HeroContent = {
  eyebrow: 'About Rapport',
  title: 'We sat on both sides',
  text: 'Some of us sold campaigns and some of us made them. We met because the emails in between were longer than the work.',
};

export const story: SplitFeatureContent = {
  title: 'Our story',
  text: 'Our founder had spent more than 15 years introducing brands to people with an audience. The introductions went well. What followed, the contracts, the versions, the waiting for a payment, often did not. So in 2022 she asked one creator and one brand to describe the same campaign, and got two stories that hardly overlapped. Rapport is built on the part where they did.',
  points: [
    {
      title: 'At first, a shared page',
      text: 'What was agreed, by when and for how much, where both could see it.',
    },
    {
      title: 'Then, a way to meet',
      text: 'Matching came second, once we knew what makes people stay.',
    },
    {
      title: 'Today, one place for all of it',
      text: 'From a first message to the last figure, for creators and for brands alike.',
    },
  ],
};

export const storyArt = table;

export const figures: StatBandContent = {
  title: 'Rapport in three figures',
  stats: [
    { value: '2022', label: 'The year we were founded' },
    { value: 'Over 50', label: 'People on our staff' },
    { value: '15+', label: 'Years of experience our founder brings' },
  ],
};

export const values: ValueListContent = {
  title: 'What we hold to',
  values: [
    {
      title: 'Authenticity',
      text: 'We suggest a match only where both would recommend each other without a contract. Reach comes second.',
    },
    {
      title: 'Transparency',
      text: 'The brief, the price and the results look the same from either side. There is no second version.',
    },
    {
      title: 'Innovation',
      text: 'We try new things on our own work first, and say so when one of them was a bad idea.',
    },
  ],
};

export const team: TeamGridContent = {
  title: 'Three who answer for it',
  text: 'Their names are on the decisions, so they should be on this page.',
  people: [
    {
      name: 'Naomi Adler',
      role: 'Founder and CEO',
      text: 'More than 15 years in influencer marketing, most of them spent listening to both ends of one phone call.',
      picture: <Portrait seed="Naomi Adler" />,
    },
    {
      name: 'Emeka Obi',
      role: 'Head of Product',
      text: 'Made videos about repairing radios before he made software. Takes things apart, usually puts them back.',
      picture: <Portrait seed="Emeka Obi" />,
    },
    {
      name: 'Mei Tanaka',
      role: 'Head of Partnerships',
      text: 'Bought campaigns for a travel company and remembers what she was not told. Now she tells it.',
      picture: <Portrait seed="Mei Tanaka" />,
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'There is a chair free on either side',
  text: 'Join as a creator or as a brand, or come and build it with us.',
  actions: [
    { label: 'Sign Up', href: '/register' },
    { label: 'Join Our Team', href: '/careers' },
  ],
};
