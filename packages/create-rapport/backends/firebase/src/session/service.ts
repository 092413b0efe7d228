/** Accounts in Firebase Authentication. Its code is downloaded beside the page, not before it. */
import type { Credentials, NewAccount, Outcome, User } from './types.ts';

/** The forms say nothing about this service. */
export const notice = undefined;

const isSetUp = Boolean(import.meta.env.VITE_FIREBASE_API_KEY);

const NOT_SET_UP: Outcome = {
  status: 'error',
  message: 'Firebase isn’t set up yet. Copy .env.example to .env, fill it in, then start again.',
};

const load = () => import('./firebase.ts');

/**
 * Calls `onUser` with the signed-in user as soon as it's known, and after each change.
 *
 * @returns A function that stops the calls.
 */
export function observe(onUser: (user: User | null) => void): () => void {
  if (!isSetUp) {
    onUser(null);
    return () => {};
  }
  let stop = () => {};
  let stopped = false;
  load().then(
    (firebase) => {
      if (!stopped) stop = firebase.observe(onUser);
    },
    () => onUser(null),
  );
  return () => {
    stopped = true;
    stop();
  };
}

/** Makes an account and signs it in. */
export const signUp = async (account: NewAccount): Promise<Outcome> =>
  isSetUp ? (await load()).signUp(account) : NOT_SET_UP;

/** Signs an account in. */
export const signIn = async (credentials: Credentials): Promise<Outcome> =>
  isSetUp ? (await load()).signIn(credentials) : NOT_SET_UP;

/** Signs the current user out. */
export const signOut = async (): Promise<void> => (await load()).signOut();
