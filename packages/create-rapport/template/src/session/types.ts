import type { FormResult } from '@rapport/ui';

/** Who is signed in. */
export interface User {
  name: string;
  email: string;
}

/** Who the visitor is, as far as is known yet. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signedOut' }
  | { status: 'signedIn'; user: User };

/** What the sign-in form sends. */
export interface Credentials {
  email: string;
  password: string;
}

/** What the sign-up form sends. */
export interface NewAccount extends Credentials {
  fullName: string;
}

/** What a form shows. A success without a message keeps it busy until the page changes. */
export type Outcome = FormResult<NewAccount>;
