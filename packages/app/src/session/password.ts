import { isNoMatch } from './refusal.ts';

/**
 * Returns a password as the service stores it. Keyboards write `é` as one character or as two, and
 * a password must be the same on all of them.
 */
export const normalized = (password: string): string => password.normalize('NFC');

/**
 * Tries the normalized password, then the typed one: an account may be older than {@link
 * normalized}.
 */
export async function tryPassword<T>(
  password: string,
  attempt: (password: string) => Promise<T>,
): Promise<T> {
  try {
    return await attempt(normalized(password));
  } catch (error) {
    if (password === normalized(password) || !isNoMatch(error)) throw error;
    return attempt(password);
  }
}
