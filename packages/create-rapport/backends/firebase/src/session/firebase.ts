import { FirebaseError, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut as leave,
  updateProfile,
} from 'firebase/auth';
import type { Credentials, NewAccount, Outcome, User } from './types.ts';

const auth = getAuth(
  initializeApp({
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
  }),
);
if (import.meta.env.VITE_AUTH_EMULATOR)
  connectAuthEmulator(auth, import.meta.env.VITE_AUTH_EMULATOR, { disableWarnings: true });

/** Whether an account is being made. It has no name yet, so observers are not called. */
let isSigningUp = false;

/** Functions that each call one observer with the signed-in user. */
const observers = new Set<() => void>();

/** @see https://firebase.google.com/docs/auth/admin/errors */
const OUTCOMES: Record<string, Outcome> = {
  'auth/email-already-in-use': {
    status: 'invalid',
    fields: { email: 'This address has an account. Log in instead.' },
  },
  'auth/invalid-email': {
    status: 'invalid',
    fields: { email: 'Enter an email address like name@example.com' },
  },
  'auth/weak-password': {
    status: 'invalid',
    fields: { password: 'Use at least 6 characters' },
  },
  'auth/network-request-failed': {
    status: 'error',
    message: 'You seem to be offline. Check your connection, then try again.',
  },
  'auth/too-many-requests': {
    status: 'error',
    message: 'Too many attempts. Wait a few minutes, then try again.',
  },
};
const WRONG: Outcome = { status: 'error', message: 'That email address or password is wrong.' };
for (const code of ['invalid-credential', 'user-not-found', 'wrong-password'])
  OUTCOMES[`auth/${code}`] = WRONG;

/** Returns the form's message for Firebase's answer. The form shows unlisted errors unchanged. */
async function outcomeOf(action: () => Promise<unknown>): Promise<Outcome> {
  try {
    await action();
    return { status: 'success' };
  } catch (error) {
    const outcome = error instanceof FirebaseError ? OUTCOMES[error.code] : undefined;
    if (outcome) return outcome;
    throw error;
  }
}

export function observe(onUser: (user: User | null) => void): () => void {
  const tell = () => {
    const user = auth.currentUser;
    if (!isSigningUp)
      onUser(user && { name: user.displayName ?? user.email ?? '', email: user.email ?? '' });
  };
  observers.add(tell);
  const stop = onAuthStateChanged(auth, tell);
  return () => {
    observers.delete(tell);
    stop();
  };
}

/** Returns the same text whether a keyboard writes `é` as one character or as two. */
const normalized = (password: string) => password.normalize();

export const signUp = ({ fullName, email, password }: NewAccount): Promise<Outcome> =>
  outcomeOf(async () => {
    isSigningUp = true;
    try {
      const { user } = await createUserWithEmailAndPassword(auth, email, normalized(password));
      await updateProfile(user, { displayName: fullName });
    } finally {
      isSigningUp = false;
      for (const tell of observers) tell();
    }
  });

export const signIn = ({ email, password }: Credentials): Promise<Outcome> =>
  outcomeOf(() => signInWithEmailAndPassword(auth, email, normalized(password)));

export const signOut = (): Promise<void> => leave(auth);
