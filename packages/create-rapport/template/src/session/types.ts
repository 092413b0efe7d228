import type { FormResult } from '@rapport/ui';

/** Who is signed in. */
export interface User {
  name: string;
  email: string;
}

/** What the site knows about the visitor so far. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signedOut' }
  | { status: 'signedIn'; user: User };

/** The values of the sign-in form. */
export interface Credentials {
  email: string;
  password: string;
}

/** The values of the sign-up form. */
export interface NewAccount extends Credentials {
  fullName: string;
}

/** The result that a form shows. After a success without a message, it stays busy until the page changes. */
export type Outcome = FormResult<NewAccount>;
