import type { DashboardCardsContent, ErrorPanelContent, LinkContent } from '@rapport/ui';
import type { UserType } from '../session/types.ts';
import { asks } from './asks.ts';
import * as screens from './pictures/dashboard.tsx';
import { Own } from './pictures/own.tsx';

/** How long the spinner shows, in milliseconds. */
export const LOADING_DELAY = 1000;

export const loading = 'Loading your dashboard';
export const home: LinkContent = { label: 'Home', href: '/' };
/** While logging out. Short, because the bar keeps room for it on a phone. */
export const logOutBusy = 'Leaving...';

/** Shown after the greeting. */
export const welcome = 'Start with these steps, then look around.';

/** Begins the welcome text. */
export const greeting = (name: string): string => (name ? `Welcome, ${name}.` : 'Welcome.');

interface DashboardContent {
  title: string;
  /** The three tasks of the visitor with this name. */
  cards: (name: string) => DashboardCardsContent;
}

/** Above what comes after the first steps. */
export const rest = {
  title: 'Look around',
  text: 'Opening soon. Take a look at what’s coming.',
};

const label = 'Your tasks';

export const dashboards: Record<UserType, DashboardContent> = {
  brand: {
    title: 'Brand Dashboard',
    cards: (name) => ({
      label,
      items: [
        {
          title: 'Find Influencers',
          text: 'See whose audience, engagement, and niche fit your brand.',
          action: { label: 'Explore', variant: 'outline', onClick: asks('findCreators') },
          picture: screens.discovery,
        },
        {
          title: 'Campaign Analytics',
          text: 'No campaigns yet. See your reach and results here.',
          action: { label: 'View Analytics', onClick: asks('campaignAnalytics') },
          picture: <Own name={name} screen="results" />,
        },
        {
          title: 'Messages',
          text: 'No messages yet. Talk to creators and share files here.',
          action: { label: 'Open Inbox', onClick: asks('inbox') },
          picture: <Own name={name} screen="inbox" />,
        },
      ],
    }),
  },
  influencer: {
    title: 'Influencer Dashboard',
    cards: (name) => ({
      label,
      items: [
        {
          title: 'Find Brands',
          text: 'See which brands fit your voice and your followers.',
          action: { label: 'Explore', variant: 'outline', onClick: asks('findBrands') },
          picture: screens.brands,
        },
        {
          title: 'Your Portfolio',
          text: 'Nothing in it yet. Show brands your best work here.',
          action: { label: 'Edit Portfolio', onClick: asks('portfolio') },
          picture: <Own name={name} screen="portfolio" />,
        },
        {
          title: 'Messages',
          text: 'No messages yet. Talk to brands and share files here.',
          action: { label: 'Open Inbox', onClick: asks('inbox') },
          picture: <Own name={name} screen="inbox" />,
        },
      ],
    }),
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
};

/** An address in a sentence. If it breaks at all, it breaks before its @. */
const undivided = (email: string) => (
  <bdi>
    {email.slice(0, email.lastIndexOf('@'))}
    <wbr />
    {email.slice(email.lastIndexOf('@'))}
  </bdi>
);

/** What a visitor can do now, above the cards. */
export const firstSteps = {
  title: 'Start here',
  email: {
    title: 'Confirm your email',
    text: (email: string) => <>We sent {undivided(email)} a link. Click it to finish.</>,
    /** Replaces the text after a sign-up whose verification email could not be sent. */
    failed: 'Your account is ready, but we couldn’t send the email that confirms your address.',
    done: { title: 'Email confirmed', text: 'Thanks. Your address is confirmed.' },
  },
  fullName: {
    title: 'Add your name',
    text: 'It’s what the people you work with will see first.',
    label: 'Add name',
  },
};

interface Reading {
  title: string;
  text: string;
  link: LinkContent;
}

const matching = { title: 'See how matching works', label: 'Read how it works' };

/** What is worth reading first, by account type. */
export const readings: Record<UserType, readonly Reading[]> = {
  brand: [
    {
      title: matching.title,
      text: 'We’ll suggest creators whose followers you want to reach.',
      link: { label: matching.label, href: '/for-brands#discovery' },
    },
    {
      title: 'Compare packages',
      text: 'Our team can run your campaigns for you, from $2,500 per month.',
      link: { label: 'See packages', href: '/services#packages' },
    },
  ],
  influencer: [
    {
      title: matching.title,
      text: 'We’ll suggest brands that fit your niche and your followers.',
      link: { label: matching.label, href: '/for-influencers#benefits' },
    },
    {
      title: 'Know what’s free',
      text: 'Joining is free. Premium adds priority matching, detailed analytics, and more.',
      link: { label: 'Compare plans', href: '/faq#billing' },
    },
  ],
};

/** The button that opens the account panel. */
export const openLabel = 'Account';

/** Offered while the email address is not confirmed. */
export const sendLink = {
  label: 'Resend the link',
  /** Replaces the label if the first link could not be sent. */
  failedLabel: 'Send it again',
  busyLabel: 'Sending...',
  done: 'Sent. Check your inbox and your spam folder.',
  /** Replaces the label until the time. */
  wait: (time: Date) =>
    `Resend at ${time.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}`,
};
