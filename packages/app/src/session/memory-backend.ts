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
  /**
   * Makes the next call of this kind wait, after its effect, until you call the returned function.
   */
  holdNext: (call: MemoryCall) => () => void;
  /** Confirms an email address, as the link in the verification mail does. */
  confirmEmail: (email: string) => void;
  /** Signs an account in or out as another tab would. */
  setUser: (email: string | null) => void;
}

interface Account {
  user: SessionUser;
  password: string;
}

/** The data of the service, and who is signed in. */
interface Stored {
  accounts: Map<string, Account>;
  profiles: Map<string, Profile>;
  mails: { to: string; kind: 'verification' | 'passwordReset' }[];
  signedIn: SessionUser | null;
  /** Number of accounts ever created, because ids of deleted accounts are not used again. */
  added: number;
}

type Perform = ReturnType<typeof createCalls>['call'];

/** Keeps accounts and profiles in memory. Its error codes and messages are Firebase's. */
export function createMemoryBackend(
  options: MemoryBackendOptions = {},
): SessionBackend & { control: MemoryControl } {
  const stored = createStored(options);
  const { accounts, profiles, mails } = stored;
  const observers = new Set<(user: SessionUser | null) => void>();
  const { call, control } = createCalls(options);

  function setUser(user: SessionUser | null): void {
    stored.signedIn = user;
    queueMicrotask(() => observers.forEach((notify) => notify(user)));
  }

  return {
    ...accountCalls(stored, call, setUser),
    ...profileCalls(stored, call),
    observe(onUser): Unsubscribe {
      const notify = (user: SessionUser | null) => onUser(user && { ...user });
      observers.add(notify);
      if (stored.signedIn === null) onUser(null);
      else {
        void wait(options.confirmDelay).then(
          () => observers.has(notify) && notify(stored.signedIn),
        );
      }
      return () => void observers.delete(notify);
    },
    storedUser: () => stored.signedIn && { ...stored.signedIn },
    forgetStoredUser: () => void (stored.signedIn = null),
    warmUp: () => {},
    control: {
      profiles,
      mails,
      ...control,
      confirmEmail: (email) =>
        void Object.assign(accounts.get(email)?.user ?? {}, { emailVerified: true }),
      setUser: (email) => setUser(email === null ? null : (accounts.get(email)?.user ?? null)),
    },
  };
}

function createStored({ accounts = [], signedIn }: MemoryBackendOptions): Stored {
  const stored: Stored = {
    accounts: new Map(),
    profiles: new Map(),
    mails: [],
    signedIn: null,
    added: 0,
  };
  for (const { email, password, displayName = 'Sam Rivera', ...rest } of accounts) {
    const { userType, emailVerified = false } = rest;
    const user = addAccount(stored, email.toLowerCase(), password);
    Object.assign(user, { displayName, emailVerified });
    if (userType) {
      const createdAt = '2025-05-15T09:00:00.000Z';
      stored.profiles.set(user.uid, { email: user.email, displayName, userType, createdAt });
    }
  }
  if (signedIn) stored.signedIn = stored.accounts.get(signedIn)?.user ?? null;
  return stored;
}

function addAccount(stored: Stored, email: string, password: string): SessionUser {
  const uid = `user-${(stored.added += 1)}`;
  const createdAt = wholeSeconds(Date.now());
  const user = { uid, email, displayName: '', emailVerified: false, createdAt };
  stored.accounts.set(email, { user, password });
  return user;
}

/** Creates a function that performs calls: it waits, then fails as configured or takes effect. */
function createCalls({ delays, failures }: MemoryBackendOptions) {
  const calls: MemoryCall[] = [];
  const failing = new Map<MemoryCall, { error: Error; when: 'before' | 'after' }>();
  const holding = new Map<MemoryCall, Promise<void>>();

  async function call<T>(name: MemoryCall, effect: () => T): Promise<T> {
    calls.push(name);
    const permanent = failures instanceof Error ? failures : failures?.[name];
    const failure = permanent ? { error: permanent, when: 'before' } : failing.get(name);
    const released = holding.get(name);
    failing.delete(name);
    holding.delete(name);
    await wait(delays?.[name]);
    if (failure?.when === 'before') throw failure.error;
    const answer = effect();
    await released;
    if (failure) throw failure.error;
    return answer;
  }

  const control: Pick<MemoryControl, 'calls' | 'failNext' | 'holdNext'> = {
    calls,
    failNext: (name, error, when = 'before') => void failing.set(name, { error, when }),
    holdNext(name) {
      let release = () => {};
      holding.set(name, new Promise((resolve) => (release = resolve)));
      return release;
    },
  };
  return { call, control };
}

function accountCalls(stored: Stored, call: Perform, setUser: (user: SessionUser | null) => void) {
  const { accounts, mails } = stored;

  /** Signs in the page that gets the response. A lost response signs nobody in. */
  function signInAs(user: SessionUser): SessionUser {
    setUser(user);
    return { ...user };
  }

  function current(uid: string): SessionUser {
    if (stored.signedIn?.uid === uid) return stored.signedIn;
    throw new ServiceError('auth/user-mismatch', 'Another account is signed in, or none.');
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
        return addAccount(stored, email.toLowerCase(), password);
      }).then(signInAs),
    setDisplayName: (uid, displayName) =>
      call('setDisplayName', () => {
        const user = current(uid);
        user.displayName = displayName;
        return { ...user };
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
        if (!stored.signedIn) return;
        const exists = accounts.has(stored.signedIn.email);
        setUser(exists ? stored.signedIn : null);
        if (!exists) throw authError('auth/user-token-expired');
      }),
    sendPasswordReset: (email) =>
      call('sendPasswordReset', () => {
        requireEmail(email);
        if (accounts.has(email.toLowerCase())) mails.push({ to: email, kind: 'passwordReset' });
      }),
  } satisfies Partial<SessionBackend>;
}

function profileCalls(stored: Stored, call: Perform) {
  const { profiles } = stored;

  /** Returns the signed-in account, which may only read and write its own record. */
  function owner(uid: string): SessionUser {
    if (stored.signedIn?.uid === uid) return stored.signedIn;
    throw permissionDenied();
  }

  return {
    writeProfile: (uid, profile) =>
      call('writeProfile', () => {
        if (profile.email !== owner(uid).email || profiles.has(uid)) throw permissionDenied();
        profiles.set(uid, { ...profile });
      }),
    renameProfile: (uid, displayName) =>
      call('renameProfile', () => {
        const profile = profiles.get(owner(uid).uid);
        if (!profile) throw permissionDenied();
        profiles.set(uid, { ...profile, displayName });
      }),
    deleteProfile: (uid) => call('deleteProfile', () => void profiles.delete(owner(uid).uid)),
    readProfile: (uid) =>
      call('readProfile', () => {
        const profile = profiles.get(owner(uid).uid);
        return profile ? { ...profile } : null;
      }),
  } satisfies Partial<SessionBackend>;
}

function requireEmail(email: string): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw authError('auth/invalid-email');
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
