import { toFullName } from './full-name.ts';
import { ServiceError, type SessionBackend } from './backend.ts';
import { linkSentAt } from './link-sent.ts';
import type { Persisted } from './persisted.ts';
import { unfinishedSignUps, type PendingSignUp } from './unfinished-sign-ups.ts';
import type { Account, Profile, SessionUser } from './types.ts';

/** The services for reading and writing profile records. */
export interface Services {
  backend: SessionBackend;
  persisted: Persisted;
}

/**
 * Reads an account's profile record. If this browser knows of an unfinished sign-up of the account,
 * finishes it: name, record, verification mail. Never rejects.
 */
export async function readAccount(services: Services, user: SessionUser): Promise<Account> {
  const at = linkSentAt(services.persisted, user.uid);
  const account = await read(services, user);
  return at === undefined ? account : { ...account, linkSentAt: at };
}

async function read(services: Services, user: SessionUser): Promise<Account> {
  const { backend, persisted } = services;
  const signUps = unfinishedSignUps(persisted);
  try {
    const record = await backend.readProfile(user.uid);
    if (record && !signUps.find(user.email)) return present(user, record);
    // Another tab may be in the middle of this sign-up.
    return await signUps.alone(user.email, () => resume(services, user, record));
  } catch (error) {
    console.warn(
      'The profile could not be read; using the user type stored in this browser.',
      error,
    );
    const userType = signUps.find(user.email)?.userType ?? persisted.userType();
    return { user, userType, profile: 'unread' };
  }
}

async function resume(
  services: Services,
  user: SessionUser,
  known: Profile | null,
): Promise<Account> {
  const { backend, persisted } = services;
  const record = known ?? (await backend.readProfile(user.uid));
  const pending = unfinishedSignUps(persisted).find(user.email);
  if (!pending) {
    if (record) return present(user, record);
    return { user, userType: persisted.userType(), profile: 'missing' };
  }
  if (record && pending.mailFailed) {
    return { ...present(user, record), verificationMailFailed: true };
  }
  try {
    return await finishSignUp(services, user, pending, record);
  } catch (error) {
    console.warn('The sign-up could not be finished.', error);
    const named = { ...user, displayName: user.displayName || pending.displayName };
    return { user: named, userType: pending.userType, profile: 'missing' };
  }
}

/**
 * Takes the steps of a sign-up after the account exists: sets the name, writes the record, sends
 * the verification mail. An existing record wins, so repeating the steps is safe. Rejects with the
 * backend's error if the name or the record fails; the mail can be sent again.
 * @param record The account's record if known, or null if it has none. @default the record is read
 */
export async function finishSignUp(
  services: Services,
  user: SessionUser,
  { displayName, userType }: Pick<PendingSignUp, 'displayName' | 'userType'>,
  record?: Profile | null,
): Promise<Account> {
  const { backend, persisted } = services;
  const { uid, email, createdAt } = user;
  const signUps = unfinishedSignUps(persisted);
  const existing = record === undefined ? await backend.readProfile(uid) : record;
  // The rules accept only such a name, and an unfinished sign-up may be older than the rules.
  const wanted = existing ?? { email, displayName: toFullName(displayName), userType, createdAt };
  const named =
    user.displayName === wanted.displayName
      ? user
      : await backend.setDisplayName(uid, wanted.displayName);
  const written = existing ?? (await writeProfile(backend, uid, wanted));
  const account = present(named, written);
  if (named.emailVerified || (await sendVerification(backend, uid))) {
    signUps.remove(email);
    return account;
  }
  signUps.set({ email, displayName, userType, mailFailed: true });
  return { ...account, verificationMailFailed: true };
}

/** Writes a record. Returns the existing record if another tab or device was faster. */
async function writeProfile(
  backend: SessionBackend,
  uid: string,
  profile: Profile,
): Promise<Profile> {
  try {
    await backend.writeProfile(uid, profile);
    return profile;
  } catch (error) {
    const denied = error instanceof ServiceError && error.code === 'permission-denied';
    const existing = denied ? await backend.readProfile(uid) : null;
    if (existing) return existing;
    throw error;
  }
}

/** Sends the mail. Returns false on failure, because the mail can be sent again. */
async function sendVerification(backend: SessionBackend, uid: string): Promise<boolean> {
  try {
    await backend.sendVerification(uid);
    return true;
  } catch (error) {
    console.warn('The verification email could not be sent.', error);
    return false;
  }
}

const present = (user: SessionUser, { displayName, userType }: Profile): Account => ({
  // Another tab may have set the name since the account was reported.
  user: user.displayName ? user : { ...user, displayName },
  userType,
  profile: 'present',
});
