import type { StoredUser } from './backend.ts';

/**
 * The local storage key of Firebase Auth's signed-in user with `browserLocalPersistence`. It is
 * internal to the SDK, so a test signs in with the real SDK to check it.
 */
export const storedUserKey = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** Reads what Firebase Auth stored, without loading it. */
export function parseStoredUser(json: string | null): StoredUser {
  if (json === null) return null;
  try {
    const { uid, email, displayName, emailVerified, createdAt } = JSON.parse(json);
    if (typeof uid !== 'string' || typeof email !== 'string') return 'unreadable';
    return {
      uid,
      email,
      displayName: displayName ?? '',
      emailVerified: emailVerified === true,
      createdAt: wholeSeconds(Number(createdAt)),
    };
  } catch {
    return 'unreadable';
  }
}

/**
 * Formats a time as the service does, in whole seconds. An invalid time becomes now.
 * @param time Milliseconds since 1970.
 */
export function wholeSeconds(time: number): string {
  const milliseconds = time > 0 ? time : Date.now();
  return new Date(Math.floor(milliseconds / 1000) * 1000).toISOString();
}
