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
    welcome: 'Find creators, track your campaigns, and keep in touch, all from here.',
    cards: {
      label: 'Your tasks',
      cards: [
        {
          title: 'Find Influencers',
          text: 'Find creators whose audience, engagement, and niche fit your brand.',
          actionLabel: 'Explore',
        },
        {
          title: 'Campaign Analytics',
          text: 'See how many people your campaigns reach and what they earn.',
          actionLabel: 'View Analytics',
        },
        {
          title: 'Messages',
          text: 'Message the creators you work with and share files.',
          actionLabel: 'Open Inbox',
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
          actionLabel: 'Explore',
        },
        {
          title: 'Your Portfolio',
          text: 'Show brands your best work.',
          actionLabel: 'Edit Portfolio',
        },
        {
          title: 'Messages',
          text: 'Message the brands you work with and share files.',
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
  text: 'We couldn’t load your profile, so we don’t know which dashboard to show. Your account is safe. Please try again in a few minutes.',
  link: { label: 'Return to Home', href: '/' },
};

/** Reads the profile again. */
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
