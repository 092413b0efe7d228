import { FirebaseError } from 'firebase/app';
import { createContext, use, type ReactElement } from 'react';
import type { Persisted } from './session/persisted.ts';
import type { MemoryAccount, MemoryBackendOptions } from '../testing/memory-backend.ts';

/** The accounts that exist in every page story. */
export const people = {
  influencer: {
    email: 'maya@example.com',
    password: 'correct horse',
    displayName: 'Maya Lindqvist',
    userType: 'influencer',
  },
  brand: {
    email: 'team@oak-and-tide.example',
    password: 'correct horse',
    displayName: 'Oak & Tide',
    userType: 'brand',
  },
  /** Has a confirmed email address. */
  verified: {
    email: 'hello@lindenrow.example',
    password: 'correct horse',
    displayName: 'Linden Row',
    userType: 'brand',
    emailVerified: true,
  },
  /** Has no name. */
  unnamed: {
    email: 'kai@example.com',
    password: 'correct horse',
    displayName: '',
    userType: 'influencer',
  },
  /** Has no profile record. */
  untyped: { email: 'noah@example.com', password: 'correct horse', displayName: 'Noah Adeyemi' },
} satisfies Record<string, MemoryAccount>;

/** A delay that never ends in practice: a timer's longest, 24 days, in milliseconds. */
export const NEVER = 2 ** 31 - 1;

/** The error when the service cannot be reached. */
export const unreachable = new FirebaseError(
  'auth/network-request-failed',
  'Firebase: Error (auth/network-request-failed).',
);

/** The start of a page story: the backend in memory, and the browser's storage. */
export interface Setting {
  /** Who is signed in, and how the backend behaves. */
  backend?: Omit<MemoryBackendOptions, 'accounts'>;
  /** Stores what an earlier visit has left in this browser. */
  remember?: (persisted: Persisted) => void;
  /** Milliseconds after which a stored account is accepted unconfirmed. @default 4000 */
  confirmLimit?: number;
}

/** Every state of the session that a page can be in. */
export const sessions = {
  /** A stored account isn’t confirmed yet. The page stays unpainted, for four seconds at most. */
  unknown: {
    title: 'Unknown',
    setting: {
      backend: { signedIn: people.influencer.email, confirmDelay: NEVER },
      confirmLimit: NEVER,
    },
  },
  /** A visitor without an account. */
  signedOut: { title: 'Signed out', setting: {} },
  /** Signed in as an influencer whose email address isn’t confirmed. */
  influencer: {
    title: 'Influencer',
    setting: { backend: { signedIn: people.influencer.email } },
  },
  /** Signed in as a brand whose email address isn’t confirmed. */
  brand: {
    title: 'Brand',
    setting: { backend: { signedIn: people.brand.email } },
  },
  /** Signed in with an account that has no profile record. */
  profileMissing: {
    title: 'Profile missing',
    setting: { backend: { signedIn: people.untyped.email } },
  },
  /** Signed in, but the record can’t be read and this browser doesn’t remember the type. */
  profileUnread: {
    title: 'Profile read fails',
    setting: {
      backend: {
        signedIn: people.brand.email,
        failures: { readProfile: new FirebaseError('unavailable', 'Failed to fetch') },
      },
    },
  },
  /** A stored account is shown unconfirmed, because the service never answers. Every action fails. */
  unreachable: {
    title: 'Service unreachable',
    setting: {
      backend: { signedIn: people.brand.email, confirmDelay: NEVER, failures: unreachable },
      confirmLimit: 0,
    },
  },
  /** Just signed up as an influencer, but the verification email couldn’t be sent. */
  mailFailed: {
    title: 'Verification mail failed',
    setting: {
      backend: { signedIn: people.influencer.email },
      remember: (persisted) =>
        persisted.setUnfinishedSignUp({
          ...people.influencer,
          userType: 'influencer',
          mailFailed: true,
        }),
    },
  },
} satisfies Record<string, { title: string; setting: Setting }>;

export type SessionName = keyof typeof sessions;

/** The names of the sessions, in the order of the toolbar. */
export const sessionNames = Object.keys(sessions) as SessionName[];

const ChosenSession = createContext<SessionName>('signedOut');

/** Returns the session that the toolbar or the story's `globals` set. */
export const useChosenSession = (): SessionName => use(ChosenSession);

/** Storybook's decorator that makes page stories follow the global `session`. */
export const withSession = (
  Story: () => ReactElement,
  { globals }: { globals: Record<string, unknown> },
): ReactElement => {
  const name = sessionNames.find((session) => session === globals['session']);
  return (
    <ChosenSession value={name ?? 'signedOut'}>
      <Story />
    </ChosenSession>
  );
};

/** The toolbar's list of sessions. */
export const sessionToolbar = {
  title: 'Session',
  icon: 'user' as const,
  items: sessionNames.map((value) => ({ value, title: sessions[value].title })),
  dynamicTitle: true,
};
