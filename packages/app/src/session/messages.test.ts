import { FirebaseError } from 'firebase/app';
import { describe, expect, test } from 'vitest';
import { sentenceFor, signInProblem, signUpProblem, UnfinishedError } from './messages.ts';

const rejected = (code: string, text = `Firebase: Error (${code}).`) =>
  new FirebaseError(code, text);

describe('signing in', () => {
  test('rejected: a sentence, and the text of the service', () => {
    expect(signInProblem(rejected('auth/invalid-credential'))).toEqual({
      status: 'error',
      message: 'That email address and password don’t match an account.',
      detail: 'Details: Invalid credential.',
    });
  });

  test('refused because App Check is enforced and reCAPTCHA is blocked', () => {
    expect(signInProblem(rejected('auth/firebase-app-check-token-is-invalid.')).message).toContain(
      'reload the page',
    );
  });

  test('rejected with an unknown code', () => {
    expect(signInProblem(rejected('auth/brand-new', 'The moon is full.'))).toEqual({
      status: 'error',
      message: 'We couldn’t sign you in.',
      detail: 'Details: The moon is full.',
    });
    expect(signInProblem(rejected('constructor')).message).toBe('We couldn’t sign you in.');
  });

  test.each([
    [new Error('out of memory'), 'Failed to sign in: out of memory'],
    [new Error(''), 'Failed to sign in: Unknown error'],
    ['a string', 'Failed to sign in: Unknown error'],
    [undefined, 'Failed to sign in: Unknown error'],
  ])('an exception: %s', (error, message) => {
    expect(signInProblem(error)).toEqual({ status: 'error', message });
  });
});

describe('signing up', () => {
  test('rejected: a sentence, and the text of the service', () => {
    expect(
      signUpProblem(
        rejected(
          'auth/weak-password',
          'Firebase: Password should be at least 6 characters (auth/weak-password).',
        ),
      ),
    ).toEqual({
      status: 'error',
      message: 'This password is too short. Use at least 6 characters.',
      detail: 'Details: Password should be at least 6 characters.',
    });
  });

  test('rejected without a message: no detail is made up', () => {
    expect(signUpProblem(rejected('auth/brand-new', ''))).toEqual({
      status: 'error',
      message:
        'We don’t know yet if your account was created. Press Create Account again to find out.',
    });
    expect(signUpProblem(rejected('auth/invalid-api-key', '')).message).toBe(
      'We couldn’t create your account.',
    );
  });

  test.each([
    [new Error('out of memory'), 'Failed to create an account: out of memory'],
    [{}, 'Failed to create an account: Unknown error'],
  ])('an exception: %s', (error, message) => {
    expect(signUpProblem(error)).toEqual({ status: 'error', message });
  });

  test.each([
    [
      rejected('permission-denied', 'No.'),
      'Your account was created, but we couldn’t save your profile. Press Create Account again to finish.',
      'Details: No.',
    ],
    [
      rejected('unknown', 'fetch failed'),
      'Your account was created, but the connection dropped before we could save your profile. Press Create Account again to finish.',
      'Details: fetch failed',
    ],
    [
      new Error('out of memory'),
      'Your account was created, but we couldn’t save your profile. Press Create Account again to finish.',
      'Failed to create an account: out of memory',
    ],
  ])('unfinished: %s', (cause, message, detail) => {
    const error = new UnfinishedError('unfinished', { cause });
    expect(signUpProblem(error)).toEqual({ status: 'error', message, detail });
  });
});

test.each(['unknown', 'unavailable', 'deadline-exceeded', 'auth/network-request-failed'])(
  '%s is a connection problem',
  (code) => {
    expect(sentenceFor(code, '')).toContain('Check your connection');
  },
);

test.each([
  ['Firebase: Error (auth/the-service-is-currently-unavailable.).', 'Brand new.'],
  [
    'Firebase: Password should be at least 6 characters (auth/weak-password).',
    'Password should be at least 6 characters.',
  ],
  ['auth/brand-new: Try http://127.0.0.1:9099/emulator/x?key=1 again', 'Try again'],
  ['Missing or insufficient permissions.', 'Missing or insufficient permissions.'],
  ['Firebase: Error', 'Brand new.'],
])('the service’s text is shown without codes and addresses: %s', (text, detail) => {
  expect(signInProblem(rejected('auth/brand-new', text)).detail).toBe(`Details: ${detail}`);
});

test('an exception is shown without addresses', () => {
  const error = new Error('Failed to fetch dynamically imported module: https://x.example/a.js');
  expect(signUpProblem(error).message).toBe(
    'Failed to create an account: Failed to fetch dynamically imported module',
  );
});
