import {
  Link,
  type CallToActionContent,
  type ComparisonTableContent,
  type FeatureGridContent,
  type HeroContent,
  type PricingCardsContent,
} from '@rapport/ui';
import { asks } from './asks.ts';
import { NOTE } from './note.ts';
import { HeroArt } from '../brand/Drawing/Drawing.tsx';
import art from '../brand/heroes/services.svg?inline';
import * as screens from './pictures/services.tsx';

/** The anchor that Explore Services links to. */
export const SERVICES = 'services';

/** The anchor that the dashboard links to. */
export const PACKAGES = 'packages';

export const heroArt = <HeroArt src={art} />;

export const hero: HeroContent = {
  eyebrow: 'Services',
  title: 'We’ll run your campaign for\u00a0you',
  text: 'Tell us your goal. Our team plans the campaign, finds the creators, manages the work, and reports the\u00a0results.',
  actions: [
    { label: 'Get a Quote', href: '/contact' },
    { label: 'Explore Services', href: `#${SERVICES}` },
  ],
};

export const services: FeatureGridContent = {
  title: 'Four services, one team',
  note: NOTE,
  text: 'Strategy, creators, campaign, and reporting.',
  items: [
    {
      title: 'Strategy Development',
      text: 'We start with your goal and the people you want to reach. You get a clear message, the right channels, and\u00a0a\u00a0calendar.',
      picture: screens.plan,
    },
    {
      title: 'Influencer Selection & Vetting',
      text: 'We check audience, engagement, and past work, then talk with each creator before you do.',
      picture: screens.shortlist,
    },
    {
      title: 'Campaign Management',
      text: 'We handle contracts, approvals, revisions, and payments. You can see where everything stands.',
      picture: screens.agency,
    },
    {
      title: 'Analytics & Reporting',
      text: 'Each report shows what happened, what it was worth, and what we’d do differently next time.',
      picture: screens.results,
    },
  ],
};

export const packages: PricingCardsContent = {
  title: 'Pick your package',
  text: 'Our team runs your campaigns for a monthly fee.',
  items: [
    {
      title: 'Essential',
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
  note: (
    <>
      Want to run campaigns yourself? <Link href="/faq#billing-9">See the platform plans.</Link>
    </>
  ),
};

export const comparison: ComparisonTableContent = {
  title: 'Compare the packages',
  plans: [
    { title: 'Essential' },
    { title: 'Professional', highlighted: true },
    { title: 'Enterprise' },
  ],
  groups: [
    {
      features: [
        { title: 'Strategy', values: [true, 'Advanced', 'Custom'] },
        { title: 'Influencer partnerships', values: ['5', '15', 'Unlimited'] },
        { title: 'Campaign management', values: ['Basic', 'Full', 'Premium'] },
        { title: 'Performance reports', values: ['Monthly', 'Bi-weekly', 'Real-time dashboard'] },
        {
          title: 'Extras',
          values: [false, 'Content strategy assistance', 'Dedicated account manager'],
        },
      ],
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'Tell us what you’re planning',
  text: 'A few lines are enough to start. We reply to email within 24\u00a0hours.',
  actions: [
    { label: 'Contact Us', href: '/contact' },
    { label: 'Schedule a Call', onClick: asks('call') },
  ],
};
