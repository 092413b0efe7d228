import { Link } from '@rapport/ui';
import type { ReactNode } from 'react';

/**
 * Where an email link leads. The address is reserved for examples, so no page shows it as text.
 * Replace it with your own before a launch.
 */
export const MAIL_TO = 'mailto:hi@rapport.example';

/** Stays on one line. */
export const EMAIL_US = 'Email\u00a0us';

export const Email = ({ children }: { children: ReactNode }) => (
  <Link href={MAIL_TO}>{children}</Link>
);

export const emailLink = <Email>{EMAIL_US}</Email>;

/** What is not live yet, and what to do in the meantime. */
export const emailInstead = (notLive: string) => (
  <>
    <strong>{notLive}</strong> {emailLink} instead.
  </>
);
