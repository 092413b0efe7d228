import {
  Link,
  type CallToActionContent,
  type CategoryTilesContent,
  type HeroContent,
  type SearchHeroContent,
  type TopicListsContent,
  type VideoCardsContent,
} from '@rapport/ui';
import { drawings } from '../brand/art/drawings.tsx';
import { Cover } from '../brand/art/Cover.tsx';
import { comingSoon } from './coming-soon.ts';
import { emailInstead } from './email.tsx';

/** The anchor that Search Help links to. */
export const SEARCH = 'search';

type Category = 'account' | 'campaigns' | 'payments' | 'analytics' | 'messaging' | 'technical';

/** A link to a guide that is not written yet points to its category. */
const guide = (category: Category) => ({
  href: `/help-center/${category}`,
  detail: comingSoon,
});

export const heroArt = drawings(() => import('./pictures/heroes/help-center.tsx'))('heroArt');

export const hero: HeroContent = {
  eyebrow: 'Help Center',
  title: 'Let’s get you unstuck',
  text: 'Find help with your account, campaigns, and payments, or talk to our support team.',
  actions: [
    { label: 'Search Help', href: `#${SEARCH}` },
    { label: 'Contact Support', href: '/contact' },
  ],
};

export const search: SearchHeroContent = {
  title: 'What are you looking for?',
  text: (
    <>
      Search isn’t live yet. See the <Link href="/faq">FAQ</Link>.
    </>
  ),
  label: 'Search the Help Center',
  placeholder: 'Try “payment”',
  submitLabel: 'Search',
};

/** Shown after Search is pressed, until search is live. */
export const notSearched = emailInstead('We can’t search the Help Center yet.');

export const topics: TopicListsContent = {
  title: 'Popular topics',
  text: 'Step-by-step help with everyday tasks.',
  topics: [
    {
      title: 'Getting started',
      links: [
        { label: 'Choose a brand or influencer account', ...guide('account') },
        { label: 'Confirm your email address', ...guide('account') },
        { label: 'Complete your profile', ...guide('account') },
        { label: 'Change or reset your password', ...guide('account') },
      ],
    },
    {
      title: 'Working together',
      links: [
        { label: 'Write a clear brief', ...guide('campaigns') },
        { label: 'Share files in a message', ...guide('messaging') },
        { label: 'Request a revision', ...guide('campaigns') },
        { label: 'Approve content', ...guide('campaigns') },
      ],
    },
    {
      title: 'Payments and plans',
      links: [
        { label: 'Choose how you get paid', ...guide('payments') },
        { label: 'Track a payment', ...guide('payments') },
        { label: 'Change your plan', ...guide('payments') },
        { label: 'Cancel your subscription', ...guide('payments') },
      ],
    },
  ],
};

export const videos: VideoCardsContent = {
  title: 'Video tutorials',
  text: 'See how it’s done, start to finish.',
  videos: [
    {
      title: 'Set up your first campaign',
      ...guide('campaigns'),
      text: 'Set a goal and a budget, write your brief, and invite creators.',
      duration: { label: '10:23', spoken: '10 minutes 23 seconds', dateTime: 'PT10M23S' },
      picture: <Cover seed="campaign" />,
    },
    {
      title: 'Find your way around the dashboard',
      ...guide('analytics'),
      text: 'Learn what reach, engagement, conversions, and ROI tell you.',
      duration: { label: '8:45', spoken: '8 minutes 45 seconds', dateTime: 'PT8M45S' },
      picture: <Cover seed="Reading your figures" />,
    },
  ],
};

export const categories: CategoryTilesContent = {
  title: 'Help by category',
  categories: (
    [
      ['Account', 'account', 'Logging in, your profile, and your privacy.'],
      ['Campaigns', 'campaigns', 'Briefs, contracts, revisions, and approvals.'],
      ['Payments', 'payments', 'Getting paid, plans, and invoices.'],
      ['Analytics', 'analytics', 'What your numbers mean and where they come from.'],
      ['Messaging', 'messaging', 'Messages, files, and notifications.'],
      ['Technical', 'technical', 'Browsers, slow pages, and loading problems.'],
    ] as const
  ).map(([title, category, text]) => ({
    title,
    ...guide(category),
    text,
    picture: <Cover seed={category} />,
  })),
};

export const closing: CallToActionContent = {
  title: 'Still need help?',
  text: 'Tell our support team what’s going on, or check the FAQ for a quick answer.',
  actions: [
    { label: 'Contact Support', href: '/contact' },
    { label: 'View FAQ', href: '/faq' },
  ],
};
