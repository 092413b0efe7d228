import {
  type CallToActionContent,
  type HeroContent,
  type IntroContent,
  type SplitFeatureContent,
  type TeamGridContent,
  type ValueListContent,
} from '@rapport/ui';
import { Drawing, HeroArt } from '../brand/Drawing/Drawing.tsx';
import art from '../brand/heroes/about.svg?inline';

export const heroArt = <HeroArt src={art} />;

export const hero: HeroContent = {
  eyebrow: 'About Rapport',
  title: 'Built by creators and brands',
  text: 'We’ve bought campaigns, and we’ve made them. Rapport fixes what slowed us\u00a0down.',
};

export const story: SplitFeatureContent = {
  title: 'Our story',
  text: 'Our founder spent more than 15 years introducing brands to creators. Making the match was the easy part. Then came lost contracts, endless versions, and late payments. In 2022, she started Rapport to fix that.',
  items: [
    {
      title: 'It started with a shared page',
      text: 'Creators and brands could both see what they’d agreed on, when it was due, and what it paid.',
    },
    {
      title: 'Next came matching',
      text: 'People asked us for introductions, so we built a way to find the right partner.',
    },
    {
      title: 'Now it’s all in one place',
      text: 'Find a partner, agree on the work, and see the results.',
    },
  ],
};

export const storyArt = <Drawing name="about/table" />;

export const numbers: IntroContent = { title: 'Rapport by the numbers' };

export const figures = [
  { value: '2022', label: 'Founded' },
  { value: 'Over 50', label: 'People on our team' },
  { value: '15+', label: 'Founder’s years of experience' },
];

export const values: ValueListContent = {
  title: 'Our values',
  items: [
    {
      title: 'Authenticity',
      text: 'We look for partners whose style and audience fit yours, so the work feels natural to the people who\u00a0see\u00a0it.',
    },
    {
      title: 'Transparency',
      text: 'You and your partner see the same brief, the same price, and the same results.',
    },
    {
      title: 'Innovation',
      text: 'We try each new feature ourselves before you see it. Then we improve it with your feedback.',
    },
  ],
};

export const team: TeamGridContent = {
  title: 'Meet the team',
  text: 'These profiles are examples.',
  items: [
    {
      name: 'Naomi Adler',
      role: 'Founder and CEO',
      text: 'Naomi spent years matching brands with creators, and started Rapport after one lost contract too many.',
      picture: <Drawing name="people/naomi-adler" />,
      pictureShape: 'disc',
    },
    {
      name: 'Emeka Obi',
      role: 'Head of Product',
      text: 'Emeka made videos about repairing radios before he built software. He still takes things apart to see how they work.',
      picture: <Drawing name="people/emeka-obi" />,
    },
    {
      name: 'Mei Tanaka',
      role: 'Head of Partnerships',
      text: 'Mei used to buy campaigns for a travel company, so she knows what brands need to hear up front.',
      picture: <Drawing name="people/mei-tanaka" />,
      pictureShape: 'arch',
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'Join us',
  text: 'Sign up as a creator or a brand, or come build Rapport with us.',
  actions: [
    { label: 'Sign Up', href: '/register' },
    { label: 'Join Our Team', href: '/careers' },
  ],
};
