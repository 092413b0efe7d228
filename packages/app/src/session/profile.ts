import { fullNameLimit } from '@rapport/ui';
import type { SessionBackend } from './backend.ts';
import type { LocalNotes } from './local-notes.ts';
import type { Account, Profile, SessionUser } from './types.ts';
import type { UserType } from './user-type.ts';

/** What it takes to read and write profile records. */
export interface Services {
  backend: SessionBackend;
  notes: LocalNotes;
}

/** Reads an account's profile record and writes nothing. Never rejects. */
export async function readProfile(
  { backend, notes }: Services,
  user: SessionUser,
): Promise<Account> {
  try {
    const profile = await backend.readProfile(user.uid);
    if (profile) return { user, userType: profile.userType, profile: 'present' };
    return { user, userType: notes.userType(), profile: 'missing' };
  } catch (error) {
    console.warn(
      'The profile could not be read; using the user type stored in this browser.',
      error,
    );
    return { user, userType: notes.userType(), profile: 'unread' };
  }
}

/**
 * Like {@link readProfile}, but also finishes a sign-up that this browser has noted for this
 * account. Records cannot be changed, so nothing else is written without asking. Never rejects.
 */
export async function readOrFinishProfile(services: Services, user: SessionUser): Promise<Account> {
  const account = await readProfile(services, user);
  const note = account.profile === 'missing' ? services.notes.signUp(user.uid) : null;
  if (!note) return account;
  try {
    const named = await ensureDisplayName(services, user, note.displayName);
    return await ensureProfile(services, named, note.userType, true);
  } catch (error) {
    console.warn('The missing profile could not be written.', error);
    return { ...account, userType: note.userType };
  }
}

/** Sets the display name of the signed-in account if it differs. */
export const ensureDisplayName = async (
  { backend }: Services,
  user: SessionUser,
  displayName: string,
): Promise<SessionUser> =>
  user.displayName === displayName ? user : backend.setDisplayName(user.uid, displayName);

/**
 * Writes the profile record of the signed-in account if it has none; an existing record wins.
 * Rejects with the backend's error.
 * @param isMissing Skips the read because the account is known to have no record. @default false
 */
export async function ensureProfile(
  { backend, notes }: Services,
  user: SessionUser,
  userType: UserType,
  isMissing = false,
): Promise<Account> {
  const existing = isMissing ? null : await backend.readProfile(user.uid);
  if (!existing) await backend.writeProfile(user.uid, newProfile(user, userType));
  notes.removeSignUp(user.uid);
  return { user, userType: existing?.userType ?? userType, profile: 'present' };
}

function newProfile(user: SessionUser, userType: UserType): Profile {
  const { email, displayName } = user;
  return {
    email,
    displayName: (displayName || email.slice(0, email.indexOf('@'))).slice(0, fullNameLimit),
    userType,
    createdAt: new Date().toISOString(),
  };
}
