import type { Persisted } from './persisted.ts';
import { isUserType, type UserType } from './user-type.ts';

/** The local storage key of sign-ups that were not finished. */
const KEY = 'unfinishedSignUps';

/** Number of sign-ups to keep. */
const MOST = 5;

/** Milliseconds to wait for another tab that is in the middle of a sign-up. */
const LOCK_LIMIT = 10_000;

/** A sign-up that began in this browser, with the values that its account still needs. */
export interface PendingSignUp {
  email: string;
  displayName: string;
  userType: UserType;
  /** Set when only the verification mail is missing. The visitor decides when to send it again. */
  mailFailed?: true;
}

/** The sign-ups that began in this browser and are not finished. */
export interface UnfinishedSignUps {
  /** Returns the unfinished sign-up with this email address, or null. */
  find: (email: string) => PendingSignUp | null;
  set: (pending: PendingSignUp) => void;
  remove: (email: string) => void;
  /** Runs a function that only one tab at a time may run for this email address. */
  alone: <T>(email: string, run: () => Promise<T>) => Promise<T>;
}

/**
 * Returns the unfinished sign-ups. Separate from persisted.ts, because only visitors with an
 * account need them.
 */
export function unfinishedSignUps({ storage, locks }: Persisted): UnfinishedSignUps {
  const all = () => parse(storage.getItem(KEY));
  const others = (email: string) => all().filter((pending) => !isSame(pending.email, email));
  const save = (signUps: PendingSignUp[]) => {
    if (signUps.length > 0) storage.setItem(KEY, JSON.stringify(signUps));
    else storage.removeItem(KEY);
  };
  return {
    find: (email) => all().find((pending) => isSame(pending.email, email)) ?? null,
    set: (pending) => save([...others(pending.email), pending].slice(-MOST)),
    remove: (email) => save(others(email)),
    async alone(email, run) {
      if (!locks) return run();
      let running: ReturnType<typeof run> | undefined;
      const begin = () => (running ??= run());
      const granted = locks.request(`sign-up ${email.toLowerCase()}`, begin).catch(() => {});
      // Another tab may take too long, or the lock may never answer. Doing a step twice is safe;
      // waiting forever is not.
      await Promise.race([granted, new Promise((resolve) => setTimeout(resolve, LOCK_LIMIT))]);
      return begin();
    },
  };
}

/** The service stores addresses in lowercase. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Returns the valid sign-ups in the stored text. */
function parse(json: string | null): PendingSignUp[] {
  try {
    return (JSON.parse(json ?? '[]') as Partial<PendingSignUp>[]).flatMap(
      ({ email, displayName, userType, mailFailed }) =>
        email && displayName && isUserType(userType)
          ? [{ email, displayName, userType, ...(mailFailed && { mailFailed }) }]
          : [],
    );
  } catch {
    return [];
  }
}
