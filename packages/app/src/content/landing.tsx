import {
  type CallToActionContent,
  type FeatureGridContent,
  type HeroContent,
  type LogoStripContent,
  type StepsContent,
} from '@rapport/ui';
import { drawings } from '../brand/art/drawings.tsx';

const draw = drawings(() => import('./pictures/landing.tsx'));

/** The anchor that Learn more links to. */
export const HOW_IT_WORKS = 'how-it-works';

export const heroArt = draw('meeting');

export const hero: HeroContent = {
  eyebrow: 'Where creators and brands meet',
  title: 'Connect. Create. Monetize.',
  text: 'Find a partner who fits, agree on the work in one place, and see what it brings both of you.',
  actions: [
    { label: 'Get started', href: '/register' },
    { label: 'Learn more', href: `#${HOW_IT_WORKS}` },
  ],
};

/** Invented names, and the strip says that they are placeholders. */
export const brands: LogoStripContent = {
  title: 'Room for the brands you will meet here',
  text: 'Six placeholders, until the real names take their place.',
  logos: [
    { name: 'Oak & Tide', mark: draw('oakAndTide'), lettering: 'text' },
    { name: 'Quillo', mark: draw('quillo') },
    { name: 'Nubrook', mark: draw('nubrook'), lettering: 'capitals' },
    { name: 'Pellworth', mark: draw('pellworth') },
    { name: 'Marrow Lane', mark: draw('marrowLane'), lettering: 'text' },
    { name: 'Juni', mark: draw('juni'), lettering: 'capitals' },
  ],
};

export const howItWorks: StepsContent = {
  title: 'How It Works',
  text: 'Three steps from a first hello to work you can both be proud of.',
  steps: [
    {
      icon: draw('firstStep'),
      title: 'Find the perfect match',
      text: 'Brands look for creators by audience, engagement and niche. Creators show the work they would like to be known for. Both can tell early whether it fits.',
    },
    {
      icon: draw('secondStep'),
      title: 'Collaborate seamlessly',
      text: 'Messages, files, approvals and contracts stay together, so nobody has to search an inbox for the latest version.',
    },
    {
      icon: draw('thirdStep'),
      title: 'Track performance',
      text: 'Reach, engagement and return on investment stand side by side. What you learn from one campaign is where the next one starts.',
    },
  ],
};

export const features: FeatureGridContent = {
  title: 'One place for the whole collaboration',
  features: [
    {
      title: 'Messaging system',
      text: 'Each collaboration has a thread of its own. Drafts, briefs and files stay beside the words they belong to.',
      picture: draw('messages'),
    },
    {
      title: 'Portfolio management',
      text: 'Start from a template, add photos and videos, and put the work you are proudest of first.',
      picture: draw('portfolio'),
    },
    {
      title: 'Analytics dashboard',
      text: 'What a campaign reached and what it earned, on a page that both sides can read.',
      picture: draw('analytics'),
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'Good work starts with a hello',
  text: 'Tell us which side of the table you sit on, and take it from there.',
  actions: [
    { label: 'Create your account', href: '/register' },
    { label: 'Sign in', href: '/login' },
  ],
};
