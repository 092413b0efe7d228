import {
  type CallToActionContent,
  type CategoryTilesContent,
  type HeroContent,
  type SearchHeroContent,
  type TopicListsContent,
  type VideoCardsContent,
} from '@rapport/ui';
import { Cover } from '../brand/art/Cover.tsx';

/** The anchor that Search Help links to. */
export const SEARCH = 'search';

type Category = 'account' | 'campaigns' | 'payments' | 'analytics' | 'messaging' | 'technical';

/** A link to a guide that is not written yet points to its category. */
const guide = (category: Category) => `/help-center/${category}`;

export const hero: HeroContent = {
  eyebrow: 'Help Center',
  title: 'Let’s get you unstuck',
  text: 'Guides for everything on Rapport, from the first sign-in to the last invoice, and people for what no guide covers.',
  actions: [
    { label: 'Search Help', href: `#${SEARCH}` },
    { label: 'Contact Support', href: '/contact' },
  ],
};

export const search: SearchHeroContent = {
  title: 'What are you looking for?',
  label: 'Search the Help Center',
  placeholder: 'Try “payment”',
  submitLabel: 'Search',
  noScript: 'Search needs JavaScript. The topics below are where most questions end.',
};

/** Shown after Search is pressed, until search is connected. */
export const notSearched =
  'Search is not connected yet, so nothing was looked up. The topics below are where most questions end.';

export const topics: TopicListsContent = {
  title: 'Popular topics',
  text: 'What others came here for this week is often what you came for.',
  topics: [
    {
      title: 'Getting started',
      links: [
        { label: 'Brand or influencer: which account?', href: guide('account') },
        { label: 'Confirm your email address', href: guide('account') },
        { label: 'Complete your profile', href: guide('account') },
        { label: 'Change or reset your password', href: guide('account') },
      ],
    },
    {
      title: 'Working together',
      links: [
        { label: 'Write a brief that gets answers', href: guide('campaigns') },
        { label: 'Share files in a conversation', href: guide('messaging') },
        { label: 'Ask for a revision', href: guide('campaigns') },
        { label: 'Approve content', href: guide('campaigns') },
      ],
    },
    {
      title: 'Money and plans',
      links: [
        { label: 'Choose how you are paid', href: guide('payments') },
        { label: 'Where is my payment?', href: guide('payments') },
        { label: 'Change your plan', href: guide('payments') },
        { label: 'Cancel a subscription', href: guide('payments') },
      ],
    },
  ],
};

export const videos: VideoCardsContent = {
  title: 'Rather see it done?',
  text: 'Two films, each with one task from beginning to end.',
  videos: [
    {
      title: 'Set up your first campaign',
      href: guide('campaigns'),
      text: 'A goal, a budget, a brief and the first three invitations.',
      duration: { label: '10:23', spoken: '10 minutes 23 seconds', dateTime: 'PT10M23S' },
      picture: <Cover seed="Your first campaign" />,
    },
    {
      title: 'Find your way around the dashboard',
      href: guide('analytics'),
      text: 'Reach, engagement, conversions and return: which of them to look at when.',
      duration: { label: '8:45', spoken: '8 minutes 45 seconds', dateTime: 'PT8M45S' },
      picture: <Cover seed="Reading your figures" />,
    },
  ],
};

export const categories: CategoryTilesContent = {
  title: 'All help, by category',
  categories: (
    [
      ['Account', 'account', 'Signing in, your profile, and who may see what.'],
      ['Campaigns', 'campaigns', 'Briefs, contracts, revisions and approvals.'],
      ['Payments', 'payments', 'Getting paid, paying, plans and invoices.'],
      ['Analytics', 'analytics', 'What the figures mean and where they come from.'],
      ['Messaging', 'messaging', 'Conversations, files and notifications.'],
      ['Technical', 'technical', 'Browsers, slow pages and things that do not load.'],
    ] as const
  ).map(([title, category, text]) => ({
    title,
    href: guide(category),
    text,
    picture: <Cover seed={category} />,
  })),
};

export const closing: CallToActionContent = {
  title: 'Nothing here that fits?',
  text: 'Tell a person what happened. Or see whether ten short answers already cover it.',
  actions: [
    { label: 'Contact Support', href: '/contact' },
    { label: 'View FAQ', href: '/faq' },
  ],
};
