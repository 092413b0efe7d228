import type { DashboardCardsContent, ErrorPanelContent, LinkContent } from '@rapport/ui';
import type { UserType } from '../session/user-type.ts';

/** How long the spinner shows, in milliseconds. */
export const LOADING_DELAY = 1000;

export const loading = 'Loading your dashboard';
export const home: LinkContent = { label: 'Home', href: '/' };

/** Shown before the welcome text. */
export const greeting = (name: string): string => (name ? `Welcome, ${name}.` : 'Welcome.');

interface DashboardContent {
  title: string;
  welcome: string;
  cards: DashboardCardsContent;
}

export const dashboards: Record<UserType, DashboardContent> = {
  brand: {
    title: 'Brand Dashboard',
    welcome: 'Here is where you find creators, follow your campaigns and keep in touch.',
    cards: {
      label: 'Your tasks',
      cards: [
        {
          title: 'Find Influencers',
          text: 'Look for creators whose audience, engagement and niche fit what you make.',
          actionLabel: 'Explore',
        },
        {
          title: 'Campaign Analytics',
          text: 'See how far your campaigns reach, and what they bring in.',
          actionLabel: 'View Analytics',
        },
        {
          title: 'Messages',
          text: 'Talk to the creators you work with, files included.',
          actionLabel: 'Open Inbox',
        },
      ],
    },
  },
  influencer: {
    title: 'Influencer Dashboard',
    welcome: 'Here is where you find brands, show your work and keep in touch.',
    cards: {
      label: 'Your tasks',
      cards: [
        {
          title: 'Find Brands',
          text: 'Look for brands that fit your voice and the people who follow you.',
          actionLabel: 'Explore',
        },
        {
          title: 'Your Portfolio',
          text: 'Show the work that you would like to be known for.',
          actionLabel: 'Edit Portfolio',
        },
        {
          title: 'Messages',
          text: 'Talk to the brands you work with, files included.',
          actionLabel: 'Open Inbox',
        },
      ],
    },
  },
};

/** Shown while the account type is unknown. */
export const untyped = { title: 'Your Dashboard' };

export const unreadProfile: ErrorPanelContent = {
  title: 'Error',
  text: 'Your profile could not be read, so we do not know which dashboard is yours. Your account is safe. Please try again in a few minutes.',
  link: { label: 'Return to Home', href: '/' },
};

/** Reads the profile again. */
export const readAgain = {
  label: 'Try again',
  busyLabel: 'Reading...',
  failed: 'Your profile still could not be read.',
};

/** Shown after a sign-up whose verification email could not be sent. */
export const verificationMail = {
  failed: 'Your account is ready, but the message that confirms your email address did not go out.',
  again: 'Send it again',
  sending: 'Sending...',
  sent: (email: string) => `Sent to ${email}. Follow the link in it to confirm your address.`,
};
