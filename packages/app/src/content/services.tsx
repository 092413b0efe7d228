import type {
  CallToActionContent,
  FeatureGridContent,
  HeroContent,
  PricingCardsContent,
} from '@rapport/ui';
import { drawings } from '../brand/art/drawings.tsx';
import { asks } from './asks.ts';

const pictures = drawings(() => import('./pictures/services.tsx'));

const screens = drawings(() => import('./pictures/screens.tsx'));

/** The anchor that Explore Services links to. */
export const SERVICES = 'services';

export const heroArt = drawings(() => import('./pictures/heroes/services.tsx'))('heroArt');

export const hero: HeroContent = {
  eyebrow: 'Services',
  title: 'We’ll run your campaign for you',
  text: 'Tell us your goal. Our team plans the campaign, finds the creators, manages the work, and reports the results.',
  actions: [
    { label: 'Get a Quote', href: '/contact' },
    { label: 'Explore Services', href: `#${SERVICES}` },
  ],
};

export const services: FeatureGridContent = {
  title: 'What we do for you',
  note: 'Illustrative data',
  text: 'Four services that cover your campaign from first idea to final report.',
  features: [
    {
      title: 'Strategy Development',
      text: 'We start with your goal and the people you want to reach. You get a clear message, the right channels, and a calendar that fits your budget.',
      picture: pictures('strategy'),
    },
    {
      title: 'Influencer Selection & Vetting',
      text: 'We check audience, engagement, and past work, then talk with each creator before you do.',
      picture: screens('shortlist', 'div'),
    },
    {
      title: 'Campaign Management',
      text: 'We handle contracts, approvals, revisions, and payments. You can see where everything stands.',
      picture: screens('campaign', 'div'),
    },
    {
      title: 'Analytics & Reporting',
      text: 'Each report shows what happened, what it was worth, and what we’d do differently next time.',
      picture: screens('results', 'div'),
    },
  ],
};

export const packages: PricingCardsContent = {
  title: 'Pick your package',
  text: 'Our team runs your campaigns for a monthly price. Plans for using Rapport on your own are separate.',
  plans: [
    {
      title: 'Essential',
      text: 'For brands running one campaign at a time.',
      price: '$2,500',
      period: 'per month',
      features: [
        'Strategy development',
        '5 influencer partnerships',
        'Basic campaign management',
        'Monthly performance reports',
      ],
      action: { label: 'Get Started', onClick: asks('package', 'Essential') },
    },
    {
      title: 'Professional',
      text: 'For brands running campaigns all year.',
      price: '$5,000',
      period: 'per month',
      features: [
        'Advanced strategy development',
        '15 influencer partnerships',
        'Full campaign management',
        'Bi-weekly performance reports',
        'Content strategy assistance',
      ],
      action: { label: 'Get Started', onClick: asks('package', 'Professional') },
      highlighted: true,
      badge: 'Most Popular',
    },
    {
      title: 'Enterprise',
      text: 'For large campaigns or several markets.',
      price: 'Custom',
      period: 'price',
      features: [
        'Custom strategy',
        'Unlimited partnerships',
        'Premium campaign management',
        'Real-time performance dashboard',
        'Dedicated account manager',
      ],
      action: { label: 'Contact Sales', onClick: asks('sales', 'Enterprise') },
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'Tell us what you’re planning',
  text: 'A few lines are enough to start. We reply to email within 24 hours.',
  actions: [
    { label: 'Contact Us', href: '/contact' },
    { label: 'Schedule a Call', onClick: asks('call') },
  ],
};
