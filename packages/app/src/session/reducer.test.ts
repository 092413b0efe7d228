import { describe, expect, test } from 'vitest';
import type { PersistedEnd } from './persisted.ts';
import {
  initialState,
  reduce,
  type Confirming,
  type Report,
  type SessionEvent,
  type SessionState,
} from './reducer.ts';
import {
  SIGNED_OUT,
  UNKNOWN,
  type Account,
  type SessionUser,
  type SignedInSession,
} from './types.ts';

const user = (uid: string): SessionUser => ({
  uid,
  email: `${uid}@example.com`,
  displayName: uid,
  emailVerified: false,
  createdAt: '2026-11-20T09:30:00.000Z',
});
const ada = user('ada');
const ben = user('ben');

const accountOf = (of: SessionUser, profile: Account['profile'] = 'present'): Account => ({
  user: of,
  userType: 'brand',
  profile,
});
const signedIn = (of: SessionUser, profile?: Account['profile']): SignedInSession => ({
  status: 'signedIn',
  ...accountOf(of, profile),
});
const reading = (of: SessionUser): Confirming => ({ step: 'reading', user: of });
const stored = (of: SessionUser | null): Confirming => ({ step: 'stored', user: of });
const attempt = (of: SessionUser) => ({ email: 'ada@example.com', password: 'p', user: of });

const idle: SessionState = { session: SIGNED_OUT, confirming: null, action: null, signUp: null };
const isIn = (of: SessionUser): Report => ({ user: of });
const isOut = (end: PersistedEnd = 'loggedOut'): Report => ({ user: null, end });
const reported = (report: Report): SessionEvent => ({ type: 'reported', report });
const timedOut: SessionEvent = { type: 'confirmingTimedOut', userType: 'brand' };
const pending = reading(ada);

test.each([
  ['nobody', null, idle],
  ['an account', ada, { ...idle, session: UNKNOWN, confirming: stored(ada) }],
  ['an unreadable value', 'unreadable', { ...idle, session: UNKNOWN, confirming: stored(null) }],
] as const)('a page starts with %s stored', (_, from, state) => {
  expect(initialState(from)).toEqual(state);
});

/** Name, state before, event, and changes to the state (null if it is the same object). */
type Row = [string, Partial<SessionState>, SessionEvent, Partial<SessionState> | null];

const rows: Record<string, Row[]> = {
  'a report from the backend': [
    [
      'the stored account',
      { session: UNKNOWN, confirming: stored(ada) },
      reported(isIn(ada)),
      { confirming: reading(ada) },
    ],
    [
      'nobody, though one is stored',
      { session: UNKNOWN, confirming: stored(ada) },
      reported(isOut()),
      { session: SIGNED_OUT, confirming: null },
    ],
    ['someone signed in elsewhere', {}, reported(isIn(ada)), { confirming: reading(ada) }],
    ['the account that is shown', { session: signedIn(ada) }, reported(isIn(ada)), null],
    [
      'the account that is shown, with its address confirmed elsewhere',
      { session: signedIn(ada) },
      reported(isIn({ ...ada, displayName: 'an older name', emailVerified: true })),
      { session: signedIn({ ...ada, emailVerified: true }) },
    ],
    [
      'the account that is shown unconfirmed',
      { session: signedIn(ada, 'reading'), confirming: stored(ada) },
      reported(isIn(ada)),
      { confirming: reading(ada) },
    ],
    [
      'another account than the one shown',
      { session: signedIn(ada) },
      reported(isIn(ben)),
      { session: UNKNOWN, confirming: reading(ben) },
    ],
    [
      'nobody while one is being confirmed',
      { confirming: reading(ada) },
      reported(isOut()),
      { confirming: null },
    ],
    [
      'nobody, though one is stored, because the service ended the session',
      { session: UNKNOWN, confirming: stored(ada) },
      reported(isOut('revoked')),
      { session: { status: 'signedOut', ended: 'revoked' }, confirming: null },
    ],
    [
      'nobody, as before',
      { session: { status: 'signedOut', ended: 'idle' } },
      reported(isOut('revoked')),
      null,
    ],
    ['nobody anymore', { session: signedIn(ada) }, reported(isOut()), { session: SIGNED_OUT }],
  ],
  'the profile record': [
    [
      'is read',
      { confirming: pending },
      { type: 'profileRead', confirming: pending, account: accountOf(ada) },
      { session: signedIn(ada), confirming: null },
    ],
    [
      'of an earlier account is read late',
      { confirming: reading(ben) },
      { type: 'profileRead', confirming: pending, account: accountOf(ada) },
      null,
    ],
    [
      'is read after the session is settled',
      { session: signedIn(ben) },
      { type: 'profileRead', confirming: pending, account: accountOf(ada) },
      null,
    ],
    [
      'is read while an action runs',
      { confirming: pending, action: {} },
      { type: 'profileRead', confirming: pending, account: accountOf(ada) },
      { action: { reported: isIn(ada) } },
    ],
    [
      'is read while an action runs, after the account has signed out',
      { confirming: pending, action: { reported: isOut() } },
      { type: 'profileRead', confirming: pending, account: accountOf(ada) },
      null,
    ],
    [
      'was missing and may exist now',
      { session: signedIn(ada, 'missing') },
      { type: 'userTypeLearned' },
      { confirming: reading(ada) },
    ],
    ['is known already', { session: signedIn(ada) }, { type: 'userTypeLearned' }, null],
    ['is nobody’s', {}, { type: 'userTypeLearned' }, null],
    [
      'is written by the visitor',
      { session: signedIn(ada, 'missing') },
      { type: 'profileCompleted', account: accountOf(ada) },
      { session: signedIn(ada) },
    ],
  ],
  'confirming takes too long': [
    [
      'a stored account',
      { session: UNKNOWN, confirming: stored(ada) },
      timedOut,
      { session: signedIn(ada, 'reading') },
    ],
    [
      'the account that is shown',
      { session: signedIn(ada, 'reading'), confirming: pending },
      timedOut,
      null,
    ],
    [
      'an unreadable value',
      { session: UNKNOWN, confirming: stored(null) },
      timedOut,
      { session: SIGNED_OUT },
    ],
    ['nothing', { session: signedIn(ada) }, timedOut, null],
  ],
  'while an action runs': [
    [
      'an account is reported',
      { action: {} },
      reported(isIn(ada)),
      { action: { reported: isIn(ada) } },
    ],
    [
      'the action’s account signs out again',
      { action: { reported: isIn(ada) } },
      reported(isOut()),
      { action: { reported: isOut() } },
    ],
    [
      'the account that is shown signs out',
      { session: signedIn(ada), action: {} },
      reported(isOut()),
      { action: { reported: isOut() } },
    ],
    ['a backend that has just started reports nobody', { action: {} }, reported(isOut()), null],
  ],
  'an action': [
    ['starts', {}, { type: 'actionStarted' }, { action: {} }],
    [
      'ends without news',
      { session: signedIn(ada), action: {} },
      { type: 'actionEnded' },
      { action: null },
    ],
    [
      'ends with the account it signed in',
      { session: signedIn(ada), action: { reported: isIn(ada) } },
      { type: 'actionEnded' },
      { action: null },
    ],
    [
      'ends, and someone else is signed in',
      { session: signedIn(ada), action: { reported: isIn(ben) } },
      { type: 'actionEnded' },
      { action: null, session: UNKNOWN, confirming: reading(ben) },
    ],
    [
      'ends, and nobody is signed in',
      { session: signedIn(ada), action: { reported: isOut() } },
      { type: 'actionEnded' },
      { action: null, session: SIGNED_OUT },
    ],
    [
      'ends, and the account being confirmed is gone',
      { confirming: pending, action: { reported: isOut() } },
      { type: 'actionEnded' },
      { action: null, confirming: null },
    ],
    [
      'signs in',
      { confirming: reading(ben) },
      { type: 'signedIn', account: accountOf(ada) },
      { session: signedIn(ada), confirming: null },
    ],
    [
      'signs in, which ends an unfinished sign-up',
      { signUp: attempt(ben) },
      { type: 'signedIn', account: accountOf(ada) },
      { session: signedIn(ada), signUp: null },
    ],
    [
      'signs up without a verification email',
      {},
      { type: 'signedIn', account: { ...accountOf(ada), verificationMailFailed: true } },
      { session: { ...signedIn(ada), verificationMailFailed: true } },
    ],
    [
      'sends the verification email',
      { session: { ...signedIn(ada), verificationMailFailed: true } },
      { type: 'verificationMailSent', at: 7 },
      { session: { ...signedIn(ada), linkSentAt: 7 } },
    ],
    ['sends the verification email too late', {}, { type: 'verificationMailSent', at: 7 }, null],
    [
      'signs out',
      { session: signedIn(ada), confirming: pending },
      { type: 'signedOut', end: 'loggedOut' },
      { session: SIGNED_OUT, confirming: null },
    ],
    [
      'ends the session for a reason',
      { session: signedIn(ada) },
      { type: 'signedOut', end: 'idle' },
      { session: { status: 'signedOut', ended: 'idle' } },
    ],
  ],
  'an unfinished sign-up': [
    [
      'begins',
      { action: { reported: isIn(ada) } },
      { type: 'signUpInterrupted', attempt: attempt(ada) },
      { signUp: attempt(ada) },
    ],
    ['has its account ignored', { signUp: attempt(ada) }, reported(isIn(ada)), null],
    [
      'has its account ignored after the action',
      { signUp: attempt(ada), action: { reported: isIn(ada) } },
      { type: 'actionEnded' },
      { action: null },
    ],
    [
      'has its account signed out elsewhere',
      { signUp: attempt(ada) },
      reported(isOut()),
      { signUp: null },
    ],
    [
      'ends its hold when someone else signs in elsewhere',
      { signUp: attempt(ada) },
      reported(isIn(ben)),
      { signUp: null, confirming: reading(ben) },
    ],
    [
      'outlives signing out',
      { session: signedIn(ben), signUp: attempt(ada) },
      { type: 'signedOut', end: 'loggedOut' },
      { session: SIGNED_OUT },
    ],
  ],
  'a stopped store': [
    [
      'waits for nothing',
      { session: UNKNOWN, confirming: pending },
      { type: 'stopped' },
      { confirming: null },
    ],
  ],
};

describe.each(Object.entries(rows))('%s', (_, table) => {
  test.each(table)('%s', (__, before, event, change) => {
    const state = { ...idle, ...before };
    const after = reduce(state, event);
    expect(after).toEqual({ ...state, ...change });
    expect(after === state, 'nothing changes').toBe(change === null);
  });
});
