import { codeOf } from './codes.ts';
import type { UnfinishedSignUp } from './persisted.ts';
import type { ActionContext } from './store.ts';
import type { Account, Profile, SessionUser } from './types.ts';

/** What reading and writing profile records needs. */
type Context = Pick<ActionContext, 'service' | 'persisted'>;

/**
 * Reads an account's profile record. If this browser knows of an unfinished sign-up of the account,
 * finishes it: name, record, verification mail. Never rejects.
 */
export async function readAccount(context: Context, user: SessionUser): Promise<Account> {
  const { service, persisted } = context;
  try {
    const record = await service.readProfile(user.uid);
    // Another tab may be in the middle of this sign-up, so wait for it and look again.
    if (persisted.unfinishedSignUp(user.email)) {
      return await persisted.alone(() => resume(context, user, record));
    }
    if (record) return present(user, record);
    return { user, userType: persisted.userType(), profile: 'missing' };
  } catch (error) {
    console.warn(
      'The profile could not be read; using the user type stored in this browser.',
      error,
    );
    const userType = persisted.unfinishedSignUp(user.email)?.userType ?? persisted.userType();
    return { user, userType, profile: 'unread' };
  }
}

async function resume(
  context: Context,
  user: SessionUser,
  known: Profile | null,
): Promise<Account> {
  const signUp = context.persisted.unfinishedSignUp(user.email);
  const record = known ?? (await context.service.readProfile(user.uid));
  if (record && (!signUp || signUp.mailFailed)) {
    return { ...present(user, record), ...(signUp && { verificationMailFailed: true }) };
  }
  if (!signUp) return { user, userType: context.persisted.userType(), profile: 'missing' };
  try {
    return await finishSignUp(context, user, signUp);
  } catch (error) {
    console.warn('The sign-up could not be finished.', error);
    const named = { ...user, displayName: user.displayName || signUp.displayName };
    return { user: named, userType: signUp.userType, profile: 'missing' };
  }
}

/**
 * Takes the steps of a sign-up after the account exists: sets the name, writes the record, sends
 * the verification mail. An existing record wins, so repeating the steps is safe. Rejects with the
 * service's error if the name or the record fails; the mail can be sent again.
 */
export async function finishSignUp(
  { service, persisted }: Context,
  user: SessionUser,
  signUp: UnfinishedSignUp,
): Promise<Account> {
  const { displayName, userType } = signUp;
  const isNamed = user.displayName === displayName;
  const named = isNamed ? user : await service.setDisplayName(displayName);
  const { uid, email, createdAt } = named;
  const record = { email, displayName, userType, createdAt };
  const account = present(named, await writeProfile(service, uid, record));
  try {
    if (!named.emailVerified) await service.sendVerification();
    persisted.setUnfinishedSignUp(null);
    return account;
  } catch (error) {
    console.warn('The verification email could not be sent.', error);
    persisted.setUnfinishedSignUp({ ...signUp, mailFailed: true });
    return { ...account, verificationMailFailed: true };
  }
}

/** Writes a record. Returns the existing record if there is one. */
async function writeProfile(
  service: Context['service'],
  uid: string,
  profile: Profile,
): Promise<Profile> {
  try {
    await service.writeProfile(uid, profile);
    return profile;
  } catch (error) {
    const isDenied = codeOf(error) === 'permission-denied';
    const existing = isDenied ? await service.readProfile(uid) : null;
    if (existing) return existing;
    throw error;
  }
}

const present = (user: SessionUser, { displayName, userType }: Profile): Account => ({
  // Another tab may have set the name since the account was reported.
  user: user.displayName ? user : { ...user, displayName },
  userType,
  profile: 'present',
});
