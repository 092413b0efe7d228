/**
 * A stub in place of a service: accounts are kept in the visitor's browser. It keeps no password and
 * checks none, so put a real service here before anyone relies on it. README.md says how.
 */
import type { Credentials, NewAccount, Outcome, User } from './types.ts';

/** A sentence that the forms show about this service. */
export const notice = 'This is a demo: your account stays in this browser, and any password works.';

const ACCOUNTS = 'accounts';
const CURRENT = 'current-account';

/** Called when this tab changes who is signed in; other tabs hear of it by a `storage` event. */
const observers = new Set<() => void>();

const keyOf = (email: string) => email.trim().toLowerCase();

const accounts = (): Record<string, User> =>
  JSON.parse(localStorage.getItem(ACCOUNTS) ?? '{}') as Record<string, User>;

const current = (): User | null => accounts()[localStorage.getItem(CURRENT) ?? ''] ?? null;

function enter(email: string): Outcome {
  localStorage.setItem(CURRENT, keyOf(email));
  for (const observer of observers) observer();
  return { status: 'success' };
}

/**
 * Calls `onUser` with the signed-in user now and after each change.
 *
 * @returns A function that stops the calls.
 */
export function observe(onUser: (user: User | null) => void): () => void {
  const tell = () => onUser(current());
  observers.add(tell);
  window.addEventListener('storage', tell);
  tell();
  return () => {
    observers.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

/** Makes an account and signs it in. */
export async function signUp({ fullName, email }: NewAccount): Promise<Outcome> {
  const all = accounts();
  if (all[keyOf(email)])
    return { status: 'invalid', fields: { email: 'This address has an account. Log in instead.' } };
  all[keyOf(email)] = { name: fullName, email };
  localStorage.setItem(ACCOUNTS, JSON.stringify(all));
  return enter(email);
}

/** Signs an account in. */
export async function signIn({ email }: Credentials): Promise<Outcome> {
  if (accounts()[keyOf(email)]) return enter(email);
  return {
    status: 'error',
    message: 'This browser has no account with that address. Sign up first.',
  };
}

/** Signs the current user out. */
export async function signOut(): Promise<void> {
  localStorage.removeItem(CURRENT);
  for (const observer of observers) observer();
}
