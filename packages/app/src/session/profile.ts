import { DISPLAY_NAME_LIMIT, type Profile, type SessionUser, type UserType } from './types.ts';

/** The record of an account that has none. */
export function newProfile(user: SessionUser, userType: UserType): Profile {
  const { email, displayName } = user;
  return {
    email,
    displayName: (displayName || email.slice(0, email.indexOf('@'))).slice(0, DISPLAY_NAME_LIMIT),
    userType,
    createdAt: new Date().toISOString(),
  };
}
