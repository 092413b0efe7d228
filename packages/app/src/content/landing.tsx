import type {
  AudienceCardsContent,
  CallToActionContent,
  FeatureGridContent,
  HeroContent,
  IntroContent,
  LogoStripContent,
  StepsContent,
} from '@rapport/ui';
import { registerAs } from './account-types.ts';
import { NOTE } from './note.ts';
import * as pictures from './pictures/landing.tsx';

/** The anchor that Learn more links to. */
export const HOW_IT_WORKS = 'how-it-works';

export const heroArt = pictures.scene;

export const hero: HeroContent = {
  eyebrow: 'Where creators and brands meet',
  title: 'Connect. Create. Monetize.',
  text: 'Find the right partner, run the campaign, and see what it earns you\u00a0both.',
  actions: [
    { label: 'Get started', href: '/register' },
    { label: 'Learn more', href: `#${HOW_IT_WORKS}` },
  ],
};

export const brands: LogoStripContent = {
  title: 'For brands in food, home, travel, and sport',
  text: NOTE,
  items: [
    { name: 'Oak & Tide', mark: pictures.oakAndTide, lettering: 'text' },
    { name: 'Quillo', mark: pictures.quillo },
    { name: 'Nubrook', mark: pictures.nubrook, lettering: 'capitals' },
    { name: 'Pellworth', mark: pictures.pellworth },
    { name: 'Marrow Lane', mark: pictures.marrowLane, lettering: 'text' },
    { name: 'Juni', mark: pictures.juni, lettering: 'capitals' },
  ],
};

export const howItWorks: StepsContent = {
  title: 'How It Works',
  text: 'You match, make the work, and see what it did.',
  items: [
    {
      drawing: pictures.firstStep,
      title: 'Find the perfect match',
      text: 'Brands filter creators by audience, engagement, and niche. Creators lead with their best work.',
    },
    {
      drawing: pictures.secondStep,
      title: 'Collaborate seamlessly',
      text: 'Messages, files, contracts, and approvals stay together.',
    },
    {
      drawing: pictures.thirdStep,
      title: 'Track performance',
      text: 'See reach, engagement, and return on investment side by side.',
    },
  ],
};

/** Id of the tour's title. */
export const TOUR = 'campaign';

export const tour: IntroContent = {
  title: 'One campaign, from brief to paid',
  text: 'What happens at each step.',
};

export const features: FeatureGridContent = {
  title: 'One place for the whole collaboration',
  items: [
    {
      title: 'Messaging system',
      text: 'Drafts, briefs, and files stay right next to the conversation.',
      picture: pictures.thread,
      link: { label: 'See how drafts get approved', href: '/for-brands' },
    },
    {
      title: 'Portfolio management',
      text: 'Start from a template, add photos and videos, and put your best work first.',
      picture: pictures.profile,
      link: { label: 'See what creators can show', href: '/for-influencers' },
    },
    {
      title: 'Analytics dashboard',
      text: 'See what a campaign reached and what it earned.',
      picture: pictures.report,
      link: { label: 'Tour the analytics dashboard', href: '/analytics' },
    },
  ],
};

export const audiences: AudienceCardsContent = {
  title: 'What you get on Rapport',
  items: [
    {
      title: 'For creators',
      text: 'See which brands fit. Agree on terms once, then go make things.',
      stat: { value: '30%', label: 'higher earnings, on average' },
      points: [
        'Free to join',
        'AI-powered brand matching',
        'Payments typically processed 7–14 days after approval',
      ],
      actions: [
        { label: 'Join as Influencer', href: registerAs('influencer') },
        { label: 'See what creators get', href: '/for-influencers' },
      ],
      accent: 'secondary',
    },
    {
      title: 'For brands',
      text: 'Find the right creators, send one brief, and follow every post until the results are in.',
      stat: { value: '75%', label: 'less time to set up a campaign' },
      points: [
        'Filters for audience, engagement, and niche',
        'Contracts and approvals built in',
        'ROI reported for every campaign',
      ],
      actions: [
        { label: 'Join as Brand', href: registerAs('brand') },
        { label: 'See what brands get', href: '/for-brands' },
      ],
      accent: 'tertiary',
    },
  ],
};

export const wall: IntroContent = {
  title: 'What creators make, and what they charge',
  text: 'Creators set their own prices.',
};

export const closing: CallToActionContent = {
  title: 'Start your next collaboration',
  text: 'Join as a brand, or join free as a creator.',
  actions: [
    { label: 'Sign up', href: '/register' },
    { label: 'Log in', href: '/login' },
  ],
};
