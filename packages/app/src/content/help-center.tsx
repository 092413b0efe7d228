import {
  Link,
  type CallToActionContent,
  type CategoryTilesContent,
  type SearchHeroContent,
  type TopicListsContent,
  type VideoCardsContent,
} from '@rapport/ui';
import { Drawing } from '../brand/Drawing/Drawing.tsx';

/** The id of the search field, which Search Help links to. */
export const SEARCH = 'search';

type Category = 'account' | 'campaigns' | 'payments' | 'analytics' | 'messaging' | 'technical';

/** A link to a guide that is not written yet points to its category, without an arrow. */
const guide = (category: Category) => ({ href: `/help-center/${category}`, detail: null });

/** The hero of the page is its search. */
export const search: SearchHeroContent = {
  eyebrow: 'Help Center',
  title: 'Let’s get you unstuck',
  text: (
    <>
      Get help with your account, campaigns, and payments.
      <br />
      <Link href={`#${SEARCH}`}>Search Help</Link> below, or{' '}
      <Link href="/contact">Contact Support</Link>.
    </>
  ),
  label: 'Search the Help Center',
  placeholder: 'Try “payment”',
  submitLabel: 'Search',
};

/** What the search says without its index, or without script. */
export const searching = 'Searching…';

export const notLoaded = (
  <>
    Search didn’t load. Check your connection and press Search again, or read the{' '}
    <Link href="/faq">FAQ</Link>.
  </>
);

export const noScript = (
  <>
    Search needs JavaScript. Read the <Link href="/faq">FAQ</Link>, or{' '}
    <Link href="/contact">ask our support team</Link>.
  </>
);

export const topics: TopicListsContent = {
  title: 'Popular topics',
  text: (
    <>
      Step-by-step guides open soon. Until then, see the <Link href="/faq">FAQ</Link>.
    </>
  ),
  items: [
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
  text: 'Videos are on the way, too. Here’s what each one will cover.',
  items: [
    {
      title: 'Set up your first campaign',
      ...guide('campaigns'),
      text: 'Set a goal and a budget, write your brief, and invite creators.',
      duration: { label: '10:23', spoken: '10 minutes 23 seconds', dateTime: 'PT10M23S' },
      picture: <Drawing name="help/first-campaign" />,
    },
    {
      title: 'Find your way around the dashboard',
      ...guide('analytics'),
      text: 'Learn what reach, engagement, conversions, and ROI tell you.',
      duration: { label: '8:45', spoken: '8 minutes 45 seconds', dateTime: 'PT8M45S' },
      picture: <Drawing name="help/dashboard" />,
    },
  ],
};

export const categories: CategoryTilesContent = {
  title: 'Help by category',
  text: 'Here’s how our guides will be organized.',
  items: (
    [
      ['Account', 'account', 'Logging in, your profile, and your privacy.'],
      ['Campaigns', 'campaigns', 'Briefs, contracts, revisions, and approvals.'],
      ['Payments', 'payments', 'Getting paid, plans, and\u00a0invoices.'],
      ['Analytics', 'analytics', 'What your numbers mean and where they come from.'],
      ['Messaging', 'messaging', 'Chats, shared files, and\u00a0notifications.'],
      ['Technical', 'technical', 'Browsers, slow pages, and error messages.'],
    ] as const
  ).map(([title, category, text]) => ({
    title,
    ...guide(category),
    text,
    picture: <Drawing name={`help/${category === 'analytics' ? 'figures' : category}`} />,
    pictureShape: 'disc',
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
