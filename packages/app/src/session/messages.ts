import { codeOf, hasEnded, isRefusal } from './codes.ts';
import type { Problem } from './types.ts';

const CONNECTION = 'We couldn’t connect. Check your connection, or try again in a few minutes.';
const TRY_LATER = 'Something went wrong on our end. Please try again in a few minutes.';
const TOO_MANY = 'Too many attempts. Please wait a few minutes, then try again.';
const NO_MATCH = 'That email address and password don’t match an account.';
const SIGN_IN_AGAIN = 'Your session has ended. Please log in again.';

/** A plain sentence for each error code that this site's calls can get. */
const SENTENCES = {
  'auth/admin-restricted-operation': 'Sign-up is turned off right now.',
  'auth/email-already-in-use':
    'There’s already an account with this email address. Try logging in.',
  // The SDK turns the service's text into this code.
  'auth/firebase-app-check-token-is-invalid.':
    'We couldn’t verify this browser. Turn off anything that blocks reCAPTCHA, reload the page, and try again.',
  'auth/internal-error': TRY_LATER,
  'auth/invalid-credential': NO_MATCH,
  'auth/invalid-email': 'That doesn’t look like an email address.',
  'auth/invalid-user-token': SIGN_IN_AGAIN,
  'auth/missing-password': 'Please enter your password.',
  'auth/network-request-failed': CONNECTION,
  'auth/operation-not-allowed': 'Password sign-in is turned off right now.',
  'auth/password-does-not-meet-requirements':
    'This password isn’t strong enough. Try a longer one.',
  'auth/quota-exceeded': 'We’ve reached our limit for today. Please try again tomorrow.',
  'auth/timeout': CONNECTION,
  'auth/too-many-requests': TOO_MANY,
  'auth/user-disabled': 'This account has been disabled. Contact us to find out why.',
  'auth/user-mismatch': SIGN_IN_AGAIN,
  'auth/user-not-found': NO_MATCH,
  'auth/user-token-expired': SIGN_IN_AGAIN,
  'auth/weak-password': 'This password is too short. Use at least 6 characters.',
  'auth/wrong-password': NO_MATCH,
  aborted: TRY_LATER,
  'deadline-exceeded': CONNECTION,
  internal: TRY_LATER,
  'permission-denied': 'We couldn’t accept these details.',
  'resource-exhausted': TOO_MANY,
  unauthenticated: SIGN_IN_AGAIN,
  unavailable: CONNECTION,
  // The Firestore SDK's code when the network is down or a response is not JSON.
  unknown: CONNECTION,
} as const satisfies Record<string, string>;

type KnownCode = keyof typeof SENTENCES;

/** Returns the sentence for a code, or `fallback`. */
export const sentenceFor = (code: string, fallback: string): string =>
  Object.hasOwn(SENTENCES, code) ? SENTENCES[code as KnownCode] : fallback;

/** The account was created, but a later step of sign-up failed with `cause`. */
export class UnfinishedError extends Error {
  override readonly name = 'UnfinishedError';
}

/** Explains why signing in failed. */
export function signInProblem(error: unknown): Problem {
  const code = codeOf(error);
  if (!code) return problem(`Failed to sign in: ${textOf(error)}`);
  return problem(
    sentenceFor(code, 'We couldn’t sign you in.'),
    details(error) || 'Failed to sign in',
  );
}

/** Explains why signing up failed and what the visitor can do. */
export function signUpProblem(error: unknown): Problem {
  if (error instanceof UnfinishedError) return unfinishedProblem(error.cause);
  const code = codeOf(error);
  if (!code) return problem(exceptionText(error));
  const fallback = isRefusal(error)
    ? 'We couldn’t create your account.'
    : 'We don’t know yet if your account was created. Press Create Account again to find out.';
  return problem(sentenceFor(code, fallback), details(error));
}

function unfinishedProblem(cause: unknown): Problem {
  const sentence = sentenceFor(codeOf(cause), '');
  const detail = codeOf(cause) ? details(cause) : exceptionText(cause);
  if (hasEnded(cause)) return problem(sentence, detail);
  const what =
    sentence === CONNECTION
      ? 'the connection dropped before we could save your profile'
      : 'we couldn’t save your profile';
  return problem(
    `Your account was created, but ${what}. Press Create Account again to finish.`,
    detail,
  );
}

/**
 * Explains why another action failed, without the service's own text, which the product document asks
 * for only at sign-in and sign-up. `sentence` names the action: "We couldn’t …".
 */
export const otherProblem = (sentence: string, error: unknown): Problem =>
  problem(`${sentence} ${sentenceFor(codeOf(error), TRY_LATER)}`);

const problem = (message: string, detail = ''): Problem => ({
  status: 'error',
  message,
  ...(detail && { detail }),
});

const exceptionText = (error: unknown) => `Failed to create an account: ${textOf(error)}`;

/** Returns the message of an exception, or the fallback if it has none. */
const textOf = (error: unknown, fallback = 'Unknown error'): string =>
  (error instanceof Error && plain(error.message)) || fallback;

/**
 * Returns the service's message as a second line, in words: "Firebase: Error
 * (auth/invalid-credential)." becomes "Details: Invalid credential."
 */
function details(error: unknown): string {
  // The text of a TypeError is about the SDK's code.
  const text = error instanceof TypeError ? '' : textOf(error, '');
  const sentence = /^Error\b\W*$/.test(text) ? asSentence(codeOf(error)) : text;
  return sentence && `Details: ${sentence}`;
}

/** Removes codes, addresses and the SDK's name, which tell visitors nothing. */
const plain = (text: string): string =>
  text
    .replace(/^Firebase(?:Error)?: /, '')
    .replace(/\s*\((?:auth|firestore)\/[^)]*\)/g, '')
    .replace(/\b(?:auth|firestore)\/[\w-]+[.:]?/g, '')
    .replace(/[\s:]*\b(?:https?|wss?):\/\/\S+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function asSentence(code: string): string {
  const words = code
    .replace(/^\w+\//, '')
    .replaceAll('-', ' ')
    .replace(/\.+$/, '');
  return `${words[0]?.toUpperCase()}${words.slice(1)}.`;
}
