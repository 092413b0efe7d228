import type { CallToActionContent, HeroContent, StepsContent } from '@rapport/ui';

/** Where Learn more leads. */
export const HOW_IT_WORKS = 'how-it-works';

export const hero: HeroContent = {
  eyebrow: 'Where creators and brands meet',
  title: 'Connect. Create. Monetize.',
  text: 'Find a partner who fits, agree on the work in one place, and see what it brings both of you.',
  actions: [
    { label: 'Get started', href: '/register' },
    { label: 'Learn more', href: `#${HOW_IT_WORKS}` },
  ],
};

export const howItWorks: StepsContent = {
  title: 'How It Works',
  text: 'Three steps from a first hello to work you can both be proud of.',
  steps: [
    {
      title: 'Find the perfect match',
      text: 'Brands look for creators by audience, engagement and niche. Creators show the work they would like to be known for. Both can tell early whether it fits.',
    },
    {
      title: 'Collaborate seamlessly',
      text: 'Messages, files, approvals and contracts stay together, so nobody has to search an inbox for the latest version.',
    },
    {
      title: 'Track performance',
      text: 'Reach, engagement and return on investment stand side by side. What you learn from one campaign is where the next one starts.',
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
