import type { Who } from './callers.ts';

// Attempts, in a form that both REST and the SDK can carry out.

/** The account of an attempt. Each attempt has its own. */
export interface Account {
  uid: string;
  email: string;
}

/** Stands for the server's time: `serverTimestamp()` in the SDK. */
export const SERVER_TIME = Symbol('server time');

/** Stands for a reference to a document. */
export class Reference {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

/** Fields of a document: JSON values, the SDK's classes, and the two stand-ins above. */
export type Data = Readonly<Record<string, unknown>>;

export type Write =
  | { do: 'set'; path: string; data: Data; merge?: true }
  | { do: 'update'; path: string; data: Data }
  | { do: 'delete'; path: string };

export type Operation =
  | Write
  | { do: 'get'; path: string }
  | { do: 'batch'; writes: readonly Write[] }
  | { do: 'list' | 'count'; collection: string; group?: true; where?: readonly [string, string] };

/** A call as it goes over the wire. */
export interface Call {
  /** HTTP method. @default 'POST' */
  method?: string;
  /** What follows `/v1/`. */
  path: string;
  body?: unknown;
}

/** A line of the matrix. `What` is an operation, or a call that only REST can express. */
export interface Attempt<What extends Operation | Call = Operation> {
  /** Unique key of the recorded answers. */
  name: string;
  who: Who;
  /** The document before the attempt, or null. */
  stored: (me: Account) => Data | null;
  /** The path of that document. @default the record of the account */
  at?: (me: Account) => string;
  what: (me: Account) => What;
  allowed: boolean;
  /** Set if Google's emulator decides differently, with the reason. */
  officially?: { allowed: boolean; why: string };
}

/** Returns a record that the rules accept. */
export const profileOf = ({ email }: Account): Data => ({
  email,
  displayName: 'Ada Lovelace',
  userType: 'brand',
  createdAt: '2026-11-20T09:30:00.000Z',
});

export const own = ({ uid }: Account): string => `users/${uid}`;

/** Returns the account whose record always exists and never changes. */
export const strangerOf = ({ uid }: Account): Account => ({
  uid: `${uid}-stranger`,
  email: `${uid}-stranger@example.com`,
});
