import type {
  CallToActionContent,
  FeatureGridContent,
  HeroContent,
  PricingCardsContent,
} from '@rapport/ui';
import { report, schedule, selection, strategy } from './pictures/services.tsx';

/** The anchor that Explore Services links to. */
export const SERVICES = 'services';

export const hero: HeroContent = {
  eyebrow: 'Services',
  title: 'Your campaign, in good hands',
  text: 'Tell us what you want to achieve. Our team makes the plan, finds the people, runs the campaign and reports what it brought.',
  actions: [
    { label: 'Get a Quote', href: '/contact' },
    { label: 'Explore Services', href: `#${SERVICES}` },
  ],
};

export const services: FeatureGridContent = {
  title: 'What we do for you',
  text: 'Four services that follow one another, from the first question to the last figure.',
  features: [
    {
      title: 'Strategy Development',
      text: 'We begin with your goal and the people you want to reach. You get a message, the channels that suit it and a calendar your budget can carry.',
      picture: strategy,
    },
    {
      title: 'Influencer Selection & Vetting',
      text: 'We look at audience, engagement and past work, then speak with each creator before you do.',
      picture: selection,
    },
    {
      title: 'Campaign Management',
      text: 'Contracts, approvals, revisions and payments are ours to keep moving. You see where things stand.',
      picture: schedule,
    },
    {
      title: 'Analytics & Reporting',
      text: 'Each report says what happened, what it was worth and what we would do differently. No page of it needs explaining.',
      picture: report,
    },
  ],
};

export const packages: PricingCardsContent = {
  title: 'Three packages',
  text: 'Priced by the month, by the size of what you have in mind.',
  plans: [
    {
      title: 'Essential',
      text: 'For a first campaign, or one at a time.',
      price: '$2,500',
      period: 'per month',
      features: [
        'Strategy development',
        '5 influencer partnerships',
        'Basic campaign management',
        'Monthly performance reports',
      ],
      action: { label: 'Get Started' },
    },
    {
      title: 'Professional',
      text: 'For brands with something to say all year.',
      price: '$5,000',
      period: 'per month',
      features: [
        'Advanced strategy development',
        '15 influencer partnerships',
        'Full campaign management',
        'Bi-weekly performance reports',
        'Content strategy assistance',
      ],
      action: { label: 'Get Started' },
      highlighted: true,
      badge: 'Most Popular',
    },
    {
      title: 'Enterprise',
      text: 'For several markets, or very large plans.',
      price: 'Custom',
      period: 'price',
      features: [
        'Custom strategy',
        'Unlimited partnerships',
        'Premium campaign management',
        'Real-time performance dashboard',
        'Dedicated account manager',
      ],
      action: { label: 'Contact Sales' },
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'What are you planning?',
  text: 'A few lines are enough to begin with. We answer email within 24 hours.',
  actions: [{ label: 'Contact Us', href: '/contact' }, { label: 'Schedule a Call' }],
};
