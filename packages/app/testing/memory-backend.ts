import { FirebaseError } from 'firebase/app';
import type { SessionBackend, SessionService } from '../src/session/backend.ts';
import type { Profile, SessionUser, UserType } from '../src/session/types.ts';

/** An account that exists from the start. */
export interface MemoryAccount {
  email: string;
  password: string;
  displayName?: string;
  /** The user type in its profile record. Without one, the account has no record. */
  userType?: UserType;
  /** Whether its email address is confirmed. @default false */
  emailVerified?: boolean;
}

/** The calls that tests and stories can make fail or wait. */
export type MemoryCall = Exclude<keyof SessionService, 'observe'>;

export interface MemoryBackendOptions {
  accounts?: MemoryAccount[];
  /** The email address of the account that is signed in from the start. */
  signedIn?: string;
  /** How many milliseconds each call takes. @default 0 */
  delays?: Partial<Record<MemoryCall, number>>;
  /** The errors of calls that always fail, or one error for every call. */
  failures?: Partial<Record<MemoryCall, Error>> | Error;
  /** Milliseconds until the account that is signed in from the start is reported. @default 0 */
  confirmDelay?: number;
}

/** Controls and inspects the backend, for tests and stories. */
export interface MemoryControl {
  readonly profiles: ReadonlyMap<string, Profile>;
  /** Every email sent, oldest first. */
  readonly mails: readonly { to: string; kind: 'verification' | 'passwordReset' }[];
  /** The names of all calls made, oldest first. */
  readonly calls: readonly MemoryCall[];
  /** Makes the next call of this kind fail. */
  failNext: (call: MemoryCall, error: Error) => void;
  /** Confirms an email address, as the link in the verification mail does. */
  confirmEmail: (email: string) => void;
  /** Signs an account in or out as another tab would. */
  setUser: (email: string | null) => void;
}

/** Keeps accounts and profiles in memory. Its errors are Firebase's. */
export function createMemoryBackend(
  options: MemoryBackendOptions = {},
): SessionBackend & { service: SessionService; control: MemoryControl } {
  const accounts = new Map<string, { user: SessionUser; password: string }>();
  const profiles = new Map<string, Profile>();
  const mails: { to: string; kind: 'verification' | 'passwordReset' }[] = [];
  const calls: MemoryCall[] = [];
  const failing = new Map<MemoryCall, Error>();
  const observers = new Set<(user: SessionUser | null) => void>();
  let signedIn: SessionUser | null = null;
  let count = 0;

  function addAccount(email: string, password: string): SessionUser {
    const uid = `user-${(count += 1)}`;
    const createdAt = new Date().toISOString();
    const user = { uid, email, displayName: '', emailVerified: false, createdAt };
    accounts.set(email, { user, password });
    return user;
  }

  for (const { email, password, displayName = 'Sam Rivera', ...rest } of options.accounts ?? []) {
    const user = addAccount(email, password);
    Object.assign(user, { displayName, emailVerified: rest.emailVerified ?? false });
    if (rest.userType) {
      const record = { email, displayName, userType: rest.userType };
      profiles.set(user.uid, { ...record, createdAt: '2025-05-15T09:00:00.000Z' });
    }
    if (email === options.signedIn) signedIn = user;
  }

  /** Makes a call of the service: it waits, then fails as configured or takes effect. */
  const call =
    <Args extends unknown[], Answer>(name: MemoryCall, effect: (...args: Args) => Answer) =>
    async (...args: Args): Promise<Answer> => {
      calls.push(name);
      const { delays, failures } = options;
      const error = failures instanceof Error ? failures : (failures?.[name] ?? failing.get(name));
      failing.delete(name);
      await wait(delays?.[name]);
      if (error) throw error;
      return effect(...args);
    };

  function setUser(user: SessionUser | null): void {
    signedIn = user;
    for (const notify of observers) queueMicrotask(() => notify(copy(user)));
  }

  function signInAs(user: SessionUser): SessionUser {
    setUser(user);
    return { ...user };
  }

  function current(): SessionUser {
    if (signedIn) return signedIn;
    throw authError('auth/user-token-expired');
  }

  /** Only its owner may read and write a record. */
  function requireOwner(uid: string): void {
    if (signedIn?.uid !== uid) throw permissionDenied();
  }

  function requirePassword(email: string, password: string): SessionUser {
    const account = accounts.get(email.toLowerCase());
    if (account?.password !== password) throw authError('auth/invalid-credential');
    return account.user;
  }

  const service: SessionService = {
    createAccount: call('createAccount', (email: string, password: string) => {
      if (password.length < 6) {
        throw authError('auth/weak-password', 'Password should be at least 6 characters');
      }
      if (accounts.has(email.toLowerCase())) throw authError('auth/email-already-in-use');
      return signInAs(addAccount(email.toLowerCase(), password));
    }),
    signIn: call('signIn', (email: string, password: string) =>
      signInAs(requirePassword(email, password)),
    ),
    signOut: call('signOut', () => setUser(null)),
    setDisplayName: call('setDisplayName', (displayName: string) => ({
      ...Object.assign(current(), { displayName }),
    })),
    sendVerification: call('sendVerification', () => {
      mails.push({ to: current().email, kind: 'verification' });
    }),
    sendPasswordReset: call('sendPasswordReset', (email: string) => {
      if (accounts.has(email.toLowerCase())) mails.push({ to: email, kind: 'passwordReset' });
    }),
    confirmPassword: call('confirmPassword', (password: string) => {
      requirePassword(current().email, password);
    }),
    deleteAccount: call('deleteAccount', () => {
      accounts.delete(current().email);
      setUser(null);
    }),
    reload: call('reload', () => copy(signedIn)),
    observe(onUser) {
      observers.add(onUser);
      const confirmed = wait(signedIn ? options.confirmDelay : 0);
      void confirmed.then(() => observers.has(onUser) && onUser(copy(signedIn)));
      return () => void observers.delete(onUser);
    },
    readProfile: call('readProfile', (uid: string) => {
      requireOwner(uid);
      return copy(profiles.get(uid) ?? null);
    }),
    writeProfile: call('writeProfile', (uid: string, profile: Profile) => {
      requireOwner(uid);
      const existing = profiles.get(uid);
      if (existing && existing.userType !== profile.userType) throw permissionDenied();
      profiles.set(uid, { ...profile });
    }),
    renameProfile: call('renameProfile', (uid: string, displayName: string) => {
      requireOwner(uid);
      const profile = profiles.get(uid);
      if (!profile) throw permissionDenied();
      profiles.set(uid, { ...profile, displayName });
    }),
    deleteProfile: call('deleteProfile', (uid: string) => {
      requireOwner(uid);
      profiles.delete(uid);
    }),
  };

  return {
    storedUser: () => copy(signedIn),
    onStored: () => () => {},
    load: async () => service,
    service,
    control: {
      profiles,
      mails,
      calls,
      failNext: (name, error) => void failing.set(name, error),
      confirmEmail: (email) =>
        void Object.assign(accounts.get(email)?.user ?? {}, { emailVerified: true }),
      setUser: (email) => setUser(email === null ? null : (accounts.get(email)?.user ?? null)),
    },
  };
}

const copy = <T extends object | null>(value: T): T => value && { ...value };

const wait = (milliseconds = 0): Promise<void> =>
  milliseconds === 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });

const authError = (code: string, text = 'Error') =>
  new FirebaseError(code, `Firebase: ${text} (${code}).`);

const permissionDenied = () =>
  new FirebaseError('permission-denied', 'Missing or insufficient permissions.');
