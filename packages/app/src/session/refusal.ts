import { ServiceError } from './backend.ts';

const IN_USE = 'auth/email-already-in-use';

/** The codes that prove that no account was created. */
const REFUSALS = new Set([
  'auth/admin-restricted-operation',
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.',
  IN_USE,
  'auth/invalid-api-key',
  'auth/invalid-email',
  'auth/missing-email',
  'auth/missing-password',
  'auth/operation-not-allowed',
  'auth/password-does-not-meet-requirements',
  'auth/weak-password',
]);

/** The codes for an email address and a password that match no account. */
const NO_MATCH = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/user-not-found',
  'auth/wrong-password',
]);

/** The codes for an account that was deleted or switched off, or whose session was revoked. */
const ENDED = new Set([
  'auth/invalid-refresh-token',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-token-expired',
]);

/** The codes for an address that has no account, or one that was switched off. */
const OF_ACCOUNT = new Set(['auth/user-disabled', 'auth/user-not-found']);

const codeOf = (error: unknown) => (error instanceof ServiceError ? error.code : '');

/**
 * Whether the service has refused to create an account. After any other error the account may exist:
 * creating one takes two calls, and the second can fail, or its response can be lost.
 */
export const isRefusal = (error: unknown): boolean => REFUSALS.has(codeOf(error));

/** Whether an account with the email address already exists. */
export const isInUse = (error: unknown): boolean => codeOf(error) === IN_USE;

/** Whether the email address and the password match no account. */
export const isNoMatch = (error: unknown): boolean => NO_MATCH.has(codeOf(error));

/** Whether an error would tell a stranger whether an address has an account. */
export const tellsOfAccount = (error: unknown): boolean => OF_ACCOUNT.has(codeOf(error));

/** Whether the service says that the session of the signed-in account has ended. */
export const hasEnded = (error: unknown): error is ServiceError => ENDED.has(codeOf(error));
