import type { DashboardCardsContent, ErrorPanelContent, LinkContent } from '@rapport/ui';
import { Suspense, type ReactNode } from 'react';
import { drawings } from '../brand/art/drawings.tsx';
import type { SignedInSession } from '../session/types.ts';
import type { UserType } from '../session/user-type.ts';

/** How long the spinner shows, in milliseconds. */
export const LOADING_DELAY = 1000;

export const loading = 'Loading your dashboard';
export const home: LinkContent = { label: 'Home', href: '/' };

/** Shown before the welcome text. */
export const greeting = (name: string): string => (name ? `Welcome, ${name}.` : 'Welcome.');

const screens = drawings(() => import('./pictures/dashboard.tsx'));

/** Loads while the spinner shows. If that takes longer, the card does not wait for its picture. */
const picture = (name: Parameters<typeof screens>[0]): ReactNode => (
  <Suspense fallback={null}>{screens(name, 'div')}</Suspense>
);

interface DashboardContent {
  title: string;
  welcome: string;
  cards: DashboardCardsContent;
}

export const dashboards: Record<UserType, DashboardContent> = {
  brand: {
    title: 'Brand Dashboard',
    welcome: 'Find creators, track your campaigns, and keep in touch, all from here.',
    cards: {
      label: 'Your tasks',
      cards: [
        {
          title: 'Find Influencers',
          text: 'Find creators whose audience, engagement, and niche fit your brand.',
          action: { label: 'Explore' },
          picture: picture('discovery'),
        },
        {
          title: 'Campaign Analytics',
          text: 'See how many people your campaigns reach and what they earn.',
          action: { label: 'View Analytics' },
          picture: picture('results'),
        },
        {
          title: 'Messages',
          text: 'Message the creators you work with and share files.',
          action: { label: 'Open Inbox' },
          picture: picture('thread'),
        },
      ],
    },
  },
  influencer: {
    title: 'Influencer Dashboard',
    welcome: 'Find brands, show your work, and keep in touch, all from here.',
    cards: {
      label: 'Your tasks',
      cards: [
        {
          title: 'Find Brands',
          text: 'Find brands that fit your voice and your followers.',
          action: { label: 'Explore' },
          picture: picture('brands'),
        },
        {
          title: 'Your Portfolio',
          text: 'Show brands your best work.',
          action: { label: 'Edit Portfolio' },
          picture: picture('creator'),
        },
        {
          title: 'Messages',
          text: 'Message the brands you work with and share files.',
          action: { label: 'Open Inbox' },
          picture: picture('brief'),
        },
      ],
    },
  },
};

/** Shown while the account type is unknown. */
export const untyped = { title: 'Your Dashboard' };

export const unreadProfile: ErrorPanelContent = {
  title: 'Error',
  text: 'We couldn’t load your profile, so we don’t know which dashboard to show. Your account is safe. Please try again in a few minutes.',
  link: { label: 'Return to Home', href: '/' },
};

/** The button to try again. */
export const readAgain = {
  label: 'Try again',
  busyLabel: 'Loading...',
  failed: 'We still couldn’t load your profile.',
};

/** Shown after a sign-up whose verification email could not be sent. */
export const verificationMail = {
  failed: 'Your account is ready, but we couldn’t send the email that confirms your address.',
  again: 'Send it again',
  sending: 'Sending...',
  sent: (email: string) => `Sent to ${email}. Click the link in the email to confirm your address.`,
};

/** What a new account still needs, beside the cards. */
export const firstSteps = {
  title: 'Set up your account',
  profile: { label: 'Your profile', valueText: '{value} of {max} done' },
  facts: { fullName: 'Name', email: 'Email', userType: 'Account type' },
  states: {
    fullName: { done: 'Added', open: 'Missing' },
    email: { done: 'Confirmed', open: 'Not confirmed yet' },
    userType: { open: 'Not chosen yet' },
  },
  next: { title: 'What’s next', steps: nextSteps },
};

/** The steps that a visitor has ahead; the first that is open is the current one. */
function nextSteps({ user, userType }: SignedInSession) {
  const steps = [
    !userType && {
      title: 'Finish your profile',
      text: 'Tell us your name and whether you’re a creator or a brand.',
    },
    !user.emailVerified && {
      title: 'Confirm your email',
      text: 'Click the link in the email we sent you.',
    },
    {
      title: userType === 'brand' ? 'Find your first creator' : 'Find your first brand',
      text: 'Search isn’t live yet. It’ll open from Explore.',
    },
    {
      title: 'Start the conversation',
      text: 'Messages aren’t live yet. They’ll open from your inbox.',
    },
  ].filter((step) => step !== false);
  return steps.map((step, index) => ({ ...step, current: index === 0 }));
}
