import {
  type BenefitCardsContent,
  type CallToActionContent,
  type CaseStudiesContent,
  type HeroContent,
  type IntroContent,
  type SplitFeatureContent,
} from '@rapport/ui';
import { registerAs } from './account-types.ts';
import { Drawing, HeroArt } from '../brand/Drawing/Drawing.tsx';
import art from '../brand/heroes/for-brands.svg?inline';
import * as icons from './pictures/icons.tsx';
import * as screens from './pictures/for-brands.tsx';

export const hero: HeroContent = {
  eyebrow: 'For brands',
  title: "Amplify your brand's reach",
  text: 'Work with creators who already reach your customers, and see what each campaign earns.',
  actions: [{ label: 'Join as Brand', href: registerAs('brand') }],
};

export const heroArt = <HeroArt src={art} />;

export const benefits: BenefitCardsContent = {
  title: 'Know who you’ll reach and what it’s worth',
  items: [
    {
      title: 'Precision Targeting',
      text: 'Choose creators by audience, engagement, and niche.',
      icon: icons.target,
    },
    {
      title: 'Measurable Results',
      text: 'Track reach, engagement, conversions, and ROI for each campaign.',
      icon: icons.measure,
    },
    {
      title: 'Time Efficiency',
      text: 'Start from a ready brief and contract, and fill in the details.',
      stat: { value: '75%', label: 'less time to set up a campaign' },
    },
  ],
};

export const discoveryFeature: IntroContent = {
  title: 'Influencer Discovery',
  text: 'Set your filters and see who fits, and why.',
};

export const caseStudies: CaseStudiesContent = {
  title: 'Two campaigns and their results',
  items: [
    {
      eyebrow: 'Product launch',
      title: 'A launch with customers already waiting',
      text: 'Yuki used the cups for a month before posting about them. By launch day, her followers were asking where to buy them.',
      facts: [
        { label: 'Brand', value: 'Kiln & Co., tableware' },
        { label: 'Creator', value: 'Yuki Tanabe, ceramics' },
        { label: 'Brief', value: 'One reel, after a month of use' },
      ],
      stats: [
        { value: '45%', label: 'more sales' },
        { value: '28%', label: 'follower growth' },
        { value: '320%', label: 'ROI' },
      ],
      picture: <Drawing name="cases/cup" />,
    },
    {
      eyebrow: 'From ads to creators',
      title: 'More from the same ad budget',
      text: 'Juni gave part of its ad budget to Maya, whose small audience listens to her. She made the ads in her own style.',
      facts: [
        { label: 'Brand', value: 'Juni, plant pots' },
        { label: 'Creator', value: 'Maya Baptiste, city gardening' },
        { label: 'Brief', value: 'One balcony, from seed to salad' },
      ],
      stats: [
        { value: '215%', label: 'more traffic' },
        { value: '189%', label: 'more engagement' },
        { value: '35%', label: 'higher conversion rate than traditional ads' },
      ],
      picture: <Drawing name="cases/tomatoes" />,
    },
  ],
};

export const managementFeature: SplitFeatureContent = {
  title: 'Campaign Management',
  text: 'See what’s next and who’s on it, from the brief to the final payment.',
  items: [
    { title: 'Contracts', text: 'You and the creator see the same signed copy.' },
    {
      title: 'Approval workflows',
      text: 'Review every piece before it goes live.',
    },
    {
      title: 'Revision management',
      text: 'Each round keeps its notes, so you don’t ask for the same change twice.',
    },
    { title: 'Payments', text: 'Typically processed 7–14 days after approval.' },
  ],
};

export const managementArt = screens.campaign;

export const closing: CallToActionContent = {
  title: 'Meet the creators your customers follow',
  text: 'Create an account and look around, or tell us about your plans first.',
  actions: [
    { label: 'Sign up now', href: '/register' },
    { label: 'Contact us', href: '/contact' },
  ],
};
