/** Everything the site says. These words are placeholders: make them yours. */
import type {
  CallToActionContent,
  FaqAccordionContent,
  FeatureGridContent,
  HeroContent,
  PricingCardsContent,
  SiteFooterContent,
  SiteHeaderContent,
  StepsContent,
} from '@rapport/ui';

export const siteName = 'My site';

export const header: SiteHeaderContent = {
  home: { label: siteName, href: '/' },
  links: [
    { label: 'Features', href: '/#features' },
    { label: 'How it works', href: '/#how-it-works' },
    { label: 'Prices', href: '/#prices' },
    { label: 'Questions', href: '/#questions' },
  ],
  navLabel: 'Main',
  menuLabel: 'Menu',
  closeLabel: 'Close',
};

export const hero: HeroContent = {
  eyebrow: 'Planning for small teams',
  title: 'A week your team can keep',
  text: 'Put the week’s work on one page, see who has room, and finish on Friday what you planned on Monday.',
  actions: [
    { label: 'Start for free', href: '/sign-up' },
    { label: 'See how it works', href: '/#how-it-works' },
  ],
};

export const features: FeatureGridContent = {
  eyebrow: 'Features',
  title: 'Less planning, more doing',
  items: [
    {
      title: 'See who has room',
      text: 'Everyone’s week is side by side, so the next task goes to someone with time for it.',
    },
    {
      title: 'Plan with real hours',
      text: 'Meetings and days off come off the top. What’s left is what you can promise.',
    },
    {
      title: 'Close the week',
      text: 'On Friday you see what got done. What didn’t moves to Monday with one click.',
    },
  ],
};

export const steps: StepsContent = {
  eyebrow: 'How it works',
  title: 'Ready by your next Monday',
  items: [
    { title: 'Invite your team', text: 'Send a link. They pick the hours they work.' },
    { title: 'Add the work', text: 'Type it, paste it from a spreadsheet, or forward an email.' },
    { title: 'Plan together', text: 'Drag tasks into the week until everyone’s day is full.' },
  ],
};

export const pricing: PricingCardsContent = {
  eyebrow: 'Prices',
  title: 'Pay for the team you have',
  text: 'Change your plan or cancel whenever you like.',
  periods: [
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly', note: '2 months free' },
  ],
  items: [
    {
      title: 'Solo',
      text: 'For a week of your own.',
      price: '$0',
      period: 'forever',
      features: ['One person', 'Four weeks of history', 'Calendar sync'],
      action: { label: 'Start for free', href: '/sign-up' },
    },
    {
      title: 'Team',
      text: 'For up to fifteen people.',
      price: '$24',
      period: 'a month',
      prices: { yearly: { price: '$240', period: 'a year' } },
      features: ['Fifteen people', 'All of your history', 'Days off and holidays'],
      action: { label: 'Choose Team', href: '/sign-up' },
      highlighted: true,
      badge: 'Most popular',
    },
    {
      title: 'Studio',
      text: 'For several teams at once.',
      price: '$72',
      period: 'a month',
      prices: { yearly: { price: '$720', period: 'a year' } },
      features: ['Sixty people', 'A page for each team', 'Help by phone'],
      action: { label: 'Choose Studio', href: '/sign-up' },
    },
  ],
};

export const questions: FaqAccordionContent = {
  eyebrow: 'Questions',
  title: 'Before you start',
  items: [
    {
      id: 'calendar',
      question: 'Does it work with our calendar?',
      answer: 'Yes. Connect Google Calendar or Outlook, and meetings count as taken time.',
    },
    {
      id: 'import',
      question: 'Can we bring our tasks along?',
      answer: 'Paste them from any spreadsheet. Each row becomes a task.',
    },
    {
      id: 'cancel',
      question: 'What happens when we cancel?',
      answer: 'You keep your plan until the end of the month and can download everything.',
    },
  ],
};

export const start: CallToActionContent = {
  title: 'Plan next week in ten minutes',
  text: 'It’s free for one person, and you don’t need a card.',
  actions: [{ label: 'Start for free', href: '/sign-up' }],
};

export const footer: SiteFooterContent = {
  name: siteName,
  tagline: 'A week your team can keep.',
  groups: [
    {
      title: 'Product',
      links: [
        { label: 'Features', href: '/#features' },
        { label: 'Prices', href: '/#prices' },
      ],
    },
    {
      title: 'Help',
      links: [
        { label: 'Questions', href: '/#questions' },
        { label: 'Email us', href: 'mailto:hello@example.com' },
      ],
    },
  ],
  legal: `© ${new Date().getFullYear()} ${siteName}`,
  navLabel: 'Footer',
};
