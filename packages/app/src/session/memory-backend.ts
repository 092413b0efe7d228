import { ServiceError, type SessionBackend, type Unsubscribe } from './backend.ts';
import { wholeSeconds } from './stored-user.ts';
import type { Profile, SessionUser } from './types.ts';
import type { UserType } from './user-type.ts';

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
export type MemoryCall = Exclude<
  keyof SessionBackend,
  'observe' | 'storedUser' | 'forgetStoredUser' | 'warmUp'
>;

export interface MemoryBackendOptions {
  accounts?: MemoryAccount[];
  /** The email address of the account that is signed in from the start. */
  signedIn?: string;
  /** How many milliseconds each call takes. @default 0 */
  delays?: Partial<Record<MemoryCall, number>>;
  /** The errors of calls that always fail, or one error for every call. */
  failures?: Partial<Record<MemoryCall, Error>> | Error;
  /** Milliseconds until `observe` reports the account that is signed in from the start. @default 0 */
  confirmDelay?: number;
}

/** Controls and inspects the backend, for tests and stories. */
export interface MemoryControl {
  readonly profiles: ReadonlyMap<string, Profile>;
  /** Every email sent, oldest first. */
  readonly mails: readonly { to: string; kind: 'verification' | 'passwordReset' }[];
  /** The names of all calls made, oldest first. */
  readonly calls: readonly MemoryCall[];
  /**
   * Makes the next call of this kind fail.
   * @param when `before` it has any effect, or `after`, as if only the response were lost. @default
   *   'before'
   */
  failNext: (call: MemoryCall, error: Error, when?: 'before' | 'after') => void;
  /** Makes the next call of this kind wait, after its effect, until the returned function is called. */
  holdNext: (call: MemoryCall) => () => void;
  /** Signs an account in or out as another tab would. */
  setUser: (email: string | null) => void;
}

interface Account {
  user: SessionUser;
  password: string;
}

/** Keeps accounts and profiles in memory. Its error codes and messages are Firebase's. */
export function createMemoryBackend(
  options: MemoryBackendOptions = {},
): SessionBackend & { control: MemoryControl } {
  const accounts = new Map<string, Account>();
  const profiles = new Map<string, Profile>();
  const mails: { to: string; kind: 'verification' | 'passwordReset' }[] = [];
  const made: MemoryCall[] = [];
  const failing = new Map<MemoryCall, { error: Error; when: 'before' | 'after' }>();
  const holding = new Map<MemoryCall, Promise<void>>();
  const observers = new Set<(user: SessionUser | null) => void>();
  let signedIn: SessionUser | null = null;
  let added = 0;

  function add(email: string, password: string, displayName = '', emailVerified = false): Account {
    const uid = `user-${(added += 1)}`;
    const createdAt = wholeSeconds(Date.now());
    const user = { uid, email, displayName, emailVerified, createdAt };
    const account = { user, password };
    accounts.set(email, account);
    return account;
  }

  for (const { email, password, displayName = 'Sam Rivera', ...rest } of options.accounts ?? []) {
    const { userType, emailVerified } = rest;
    const { user } = add(email.toLowerCase(), password, displayName, emailVerified);
    if (userType) {
      const createdAt = '2025-05-15T09:00:00.000Z';
      profiles.set(user.uid, { email: user.email, displayName, userType, createdAt });
    }
  }
  if (options.signedIn) signedIn = accounts.get(options.signedIn)?.user ?? null;

  function setUser(user: SessionUser | null): void {
    signedIn = user;
    queueMicrotask(() => observers.forEach((tell) => tell(user)));
  }

  /** Only a page that gets the response is signed in. */
  function signInAs(user: SessionUser): SessionUser {
    setUser(user);
    return { ...user };
  }

  /** Performs a call: waits, then fails as configured or takes effect. */
  async function call<T>(name: MemoryCall, effect: () => T): Promise<T> {
    made.push(name);
    const { failures } = options;
    const always = failures instanceof Error ? failures : failures?.[name];
    const failure = always ? { error: always, when: 'before' } : failing.get(name);
    const held = holding.get(name);
    failing.delete(name);
    holding.delete(name);
    await wait(options.delays?.[name]);
    if (failure?.when === 'before') throw failure.error;
    const answer = effect();
    await held;
    if (failure) throw failure.error;
    return answer;
  }

  function current(uid: string): SessionUser {
    if (signedIn?.uid === uid) return signedIn;
    throw new ServiceError('auth/user-mismatch', 'Another account is signed in, or none.');
  }

  function requireEmail(email: string): void {
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw authError('auth/invalid-email');
  }

  return {
    createAccount: (email, password) =>
      call('createAccount', () => {
        requireEmail(email);
        if (password === '') throw authError('auth/missing-password');
        if (password.length < 6) {
          throw authError('auth/weak-password', 'Password should be at least 6 characters');
        }
        if (accounts.has(email.toLowerCase())) throw authError('auth/email-already-in-use');
        return add(email.toLowerCase(), password).user;
      }).then(signInAs),
    setDisplayName: (uid, displayName) =>
      call('setDisplayName', () => {
        const user = current(uid);
        user.displayName = displayName;
        return { ...user };
      }),
    writeProfile: (uid, profile) =>
      call('writeProfile', () => {
        const owner = signedIn?.uid === uid ? signedIn : null;
        if (!owner || profiles.has(uid) || profile.email !== owner.email) throw permissionDenied();
        profiles.set(uid, { ...profile });
      }),
    renameProfile: (uid, displayName) =>
      call('renameProfile', () => {
        const profile = signedIn?.uid === uid && profiles.get(uid);
        if (!profile) throw permissionDenied();
        profiles.set(uid, { ...profile, displayName });
      }),
    deleteProfile: (uid) =>
      call('deleteProfile', () => {
        if (signedIn?.uid !== uid) throw permissionDenied();
        profiles.delete(uid);
      }),
    readProfile: (uid) =>
      call('readProfile', () => {
        if (signedIn?.uid !== uid) throw permissionDenied();
        const profile = profiles.get(uid);
        return profile ? { ...profile } : null;
      }),
    sendVerification: (uid) =>
      call(
        'sendVerification',
        () => void mails.push({ to: current(uid).email, kind: 'verification' }),
      ),
    signIn: (email, password) =>
      call('signIn', () => {
        requireEmail(email);
        if (password === '') throw authError('auth/missing-password');
        const account = accounts.get(email.toLowerCase());
        if (account?.password !== password) throw authError('auth/invalid-credential');
        return account.user;
      }).then(signInAs),
    signOut: () => call('signOut', () => setUser(null)),
    confirmPassword: (uid, password) =>
      call('confirmPassword', () => {
        const { email } = current(uid);
        if (password === '') throw authError('auth/missing-password');
        if (accounts.get(email)?.password !== password) throw authError('auth/invalid-credential');
      }),
    deleteAccount: (uid) =>
      call('deleteAccount', () => void accounts.delete(current(uid).email)).then(() =>
        setUser(null),
      ),
    checkSession: () =>
      call('checkSession', () => {
        if (!signedIn || accounts.has(signedIn.email)) return;
        setUser(null);
        throw authError('auth/user-token-expired');
      }),
    sendPasswordReset: (email) =>
      call('sendPasswordReset', () => {
        requireEmail(email);
        if (accounts.has(email.toLowerCase())) mails.push({ to: email, kind: 'passwordReset' });
      }),
    observe(onUser): Unsubscribe {
      const tell = (user: SessionUser | null) => onUser(user && { ...user });
      observers.add(tell);
      if (signedIn === null) onUser(null);
      else void wait(options.confirmDelay).then(() => observers.has(tell) && tell(signedIn));
      return () => void observers.delete(tell);
    },
    storedUser: () => signedIn && { ...signedIn },
    forgetStoredUser: () => void (signedIn = null),
    warmUp: () => {},
    control: {
      profiles,
      mails,
      calls: made,
      failNext: (name, error, when = 'before') => void failing.set(name, { error, when }),
      holdNext(name) {
        let release = () => {};
        holding.set(name, new Promise((resolve) => (release = resolve)));
        return release;
      },
      setUser: (email) => setUser(email === null ? null : (accounts.get(email)?.user ?? null)),
    },
  };
}

const wait = (milliseconds = 0): Promise<void> =>
  milliseconds === 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });

const authError = (code: string, text = 'Error') =>
  new ServiceError(code, `Firebase: ${text} (${code}).`);

const permissionDenied = () =>
  new ServiceError(
    'permission-denied',
    'Request failed with error: Missing or insufficient permissions.',
  );
