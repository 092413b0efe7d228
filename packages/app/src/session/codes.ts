/** Returns the code of a `FirebaseError`, or '' for any other exception. */
export function codeOf(error: unknown): string {
  // The SDK throws this for an unexpected response.
  if (error instanceof TypeError) return 'auth/internal-error';
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether an account with the email address already exists. */
export const isInUse = (error: unknown): boolean => codeOf(error) === 'auth/email-already-in-use';

/**
 * Whether the service has refused to create an account. After any other error the account may exist:
 * creating one takes two calls, and the second can fail, or its response can be lost.
 */
export const isRefusal = (error: unknown): boolean => isInUse(error) || REFUSALS.has(codeOf(error));

/** Whether the email address and the password match no account. */
export const isNoMatch = (error: unknown): boolean => NO_MATCH.has(codeOf(error));

/** Whether the service says that the session of the signed-in account has ended. */
export const hasEnded = (error: unknown): boolean => ENDED.has(codeOf(error));

const REFUSALS = new Set([
  'auth/admin-restricted-operation',
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.',
  'auth/invalid-api-key',
  'auth/invalid-email',
  'auth/missing-password',
  'auth/operation-not-allowed',
  'auth/password-does-not-meet-requirements',
  'auth/weak-password',
]);

const NO_MATCH = new Set([
  'auth/invalid-credential', // with email enumeration protection
  'auth/user-not-found',
  'auth/wrong-password',
]);

const ENDED = new Set([
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-mismatch',
  'auth/user-token-expired',
]);
