import { describe, expect, test } from 'vitest';
import type { PersistedEnd } from './persisted.ts';
import {
  initialState,
  reduce,
  type Confirming,
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
const stored = (of: SessionUser): Confirming => ({ step: 'stored', user: of });

const idle: SessionState = { session: SIGNED_OUT, confirming: null, held: null };
const reported = (of: SessionUser | null, end: PersistedEnd = 'loggedOut'): SessionEvent => ({
  type: 'reported',
  user: of,
  end,
});
const timedOut: SessionEvent = { type: 'confirmingTimedOut', userType: 'brand' };
const pending = reading(ada);

test.each([
  ['nobody', null, idle],
  ['an account', ada, { ...idle, session: UNKNOWN, confirming: stored(ada) }],
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
      reported(ada),
      { confirming: reading(ada) },
    ],
    [
      'nobody, though one is stored',
      { session: UNKNOWN, confirming: stored(ada) },
      reported(null),
      { session: SIGNED_OUT, confirming: null },
    ],
    ['someone signed in elsewhere', {}, reported(ada), { confirming: reading(ada) }],
    ['the account that is shown', { session: signedIn(ada) }, reported(ada), null],
    [
      'the account that is shown, with its address confirmed elsewhere',
      { session: signedIn(ada) },
      reported({ ...ada, displayName: 'an older name', emailVerified: true }),
      { session: signedIn({ ...ada, emailVerified: true }) },
    ],
    [
      'the account that is shown unconfirmed',
      { session: signedIn(ada, 'reading'), confirming: stored(ada) },
      reported(ada),
      { confirming: reading(ada) },
    ],
    [
      'another account than the one shown',
      { session: signedIn(ada) },
      reported(ben),
      { session: UNKNOWN, confirming: reading(ben) },
    ],
    [
      'nobody while one is being confirmed',
      { confirming: reading(ada) },
      reported(null),
      { confirming: null },
    ],
    [
      'nobody, though one is stored, because the service ended the session',
      { session: UNKNOWN, confirming: stored(ada) },
      reported(null, 'revoked'),
      { session: { status: 'signedOut', ended: 'revoked' }, confirming: null },
    ],
    [
      'nobody, as before',
      { session: { status: 'signedOut', ended: 'revoked' } },
      reported(null, 'revoked'),
      null,
    ],
    ['nobody anymore', { session: signedIn(ada) }, reported(null), { session: SIGNED_OUT }],
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
      'is written by the visitor',
      { session: signedIn(ada, 'missing') },
      { type: 'signedIn', account: accountOf(ada) },
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
    ['nothing', { session: signedIn(ada) }, timedOut, null],
  ],
  'an action': [
    [
      'signs in',
      { confirming: reading(ben) },
      { type: 'signedIn', account: accountOf(ada) },
      { session: signedIn(ada), confirming: null },
    ],
    [
      'signs in, which ends an unfinished sign-up',
      { held: 'ben' },
      { type: 'signedIn', account: accountOf(ada) },
      { session: signedIn(ada), held: null },
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
      { type: 'mailSent', at: 7 },
      { session: { ...signedIn(ada), linkSentAt: 7 } },
    ],
    ['sends the verification email too late', {}, { type: 'mailSent', at: 7 }, null],
    [
      'signs out',
      { session: signedIn(ada), confirming: pending },
      { type: 'signedOut', end: 'loggedOut' },
      { session: SIGNED_OUT, confirming: null },
    ],
    [
      'ends the session for a reason',
      { session: signedIn(ada) },
      { type: 'signedOut', end: 'revoked' },
      { session: { status: 'signedOut', ended: 'revoked' } },
    ],
  ],
  'an unfinished sign-up': [
    ['begins', {}, { type: 'signUpInterrupted', uid: 'ada' }, { held: 'ada' }],
    ['has its account ignored', { held: 'ada' }, reported(ada), null],
    ['has its account signed out elsewhere', { held: 'ada' }, reported(null), { held: null }],
    [
      'ends its hold when someone else signs in elsewhere',
      { held: 'ada' },
      reported(ben),
      { held: null, confirming: reading(ben) },
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
