import {
  type BenefitCardsContent,
  type CallToActionContent,
  type CaseStudiesContent,
  type HeroContent,
  type SplitFeatureContent,
} from '@rapport/ui';
import { Cover } from '../brand/art/Cover.tsx';
import { registerAs } from './account-types.ts';
import { calendar, discovery, reach } from './pictures/for-brands.tsx';
import { measure, target } from './pictures/icons.tsx';

export const hero: HeroContent = {
  eyebrow: 'For brands',
  title: "Amplify your brand's reach",
  text: 'Work with creators whose audience is the one you want, and see what came of it in figures.',
  actions: [{ label: 'Join as Brand', href: registerAs('brand') }],
};

export const heroArt = reach;

export const benefits: BenefitCardsContent = {
  title: 'Know whom you reach, and what it brings',
  benefits: [
    {
      title: 'Precision Targeting',
      text: 'Choose creators by who follows them, how those people respond and what they come for.',
      icon: target,
    },
    {
      title: 'Measurable Results',
      text: 'Reach, engagement, conversions and ROI, campaign by campaign. You know what to repeat and what to drop.',
      icon: measure,
    },
    {
      title: 'Time Efficiency',
      text: 'Campaign setup time is cut by 75%: brief, contract and approvals are prepared, and you fill in what is yours.',
      stat: { value: '75%', label: 'less time to set up a campaign' },
    },
  ],
};

export const discoveryFeature: SplitFeatureContent = {
  title: 'Influencer Discovery',
  text: 'Say whom you want to reach. The filters leave the creators worth a conversation.',
  points: [
    {
      title: 'Audience demographics',
      text: 'Age, place and language of the people who follow.',
    },
    {
      title: 'Engagement rate',
      text: 'How many of them respond, not only how many there are.',
    },
    {
      title: 'Niche',
      text: 'What a creator is known for, from trail running to tax returns.',
    },
  ],
};

export const discoveryArt = discovery;

export const caseStudies: CaseStudiesContent = {
  title: 'Two campaigns, counted to the end',
  studies: [
    {
      eyebrow: 'Product launch',
      title: 'A launch that people had waited for',
      text: 'The creators used the product for a month before they said a word about it. By then there was something to tell, and the questions came first.',
      stats: [
        { value: '45%', label: 'more sales' },
        { value: '28%', label: 'follower growth' },
        { value: '320%', label: 'ROI' },
      ],
      picture: <Cover seed="chorus" />,
    },
    {
      eyebrow: 'From ads to people',
      title: 'The same budget, spent on voices',
      text: 'Part of the money for traditional ads went to creators with small, curious audiences. One message, told by each in their own way.',
      stats: [
        { value: '215%', label: 'more traffic' },
        { value: '189%', label: 'more engagement' },
        { value: '35%', label: 'higher conversion rate than traditional ads' },
      ],
      picture: <Cover seed="voices" />,
    },
  ],
};

export const managementFeature: SplitFeatureContent = {
  title: 'Campaign Management',
  text: 'From the brief to the last payment, each step has a place and a name beside it.',
  points: [
    { title: 'Contracts', text: 'Kept where both sides find them again.' },
    {
      title: 'Approval workflows',
      text: 'You see each piece before it goes out.',
    },
    {
      title: 'Revision management',
      text: 'Every round keeps its notes, so that nothing is corrected twice.',
    },
    { title: 'Payments', text: 'Typically processed 7-14 days after approval.' },
  ],
};

export const managementArt = calendar;

export const closing: CallToActionContent = {
  title: 'Meet the people your customers listen to',
  text: 'Make an account and look around, or tell us first what you have in mind.',
  actions: [
    { label: 'Sign up now', href: '/register' },
    { label: 'Contact us', href: '/contact' },
  ],
};
