import type { SessionUser } from './types.ts';

/**
 * The local storage key of Firebase Auth's signed-in user with `browserLocalPersistence`. It is
 * internal to the SDK, so a test signs in with the real SDK to check it.
 */
export const storedUserKey = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** Reads what Firebase Auth stored, without loading it. Returns null if it is unreadable. */
export function parseStoredUser(json: string | null): SessionUser | null {
  try {
    const { uid, email, displayName, emailVerified, createdAt } = JSON.parse(json ?? '{}');
    if (typeof uid !== 'string' || typeof email !== 'string') return null;
    return {
      uid,
      email,
      displayName: displayName ?? '',
      emailVerified: emailVerified === true,
      createdAt: new Date(Number(createdAt)).toISOString(),
    };
  } catch {
    return null;
  }
}
