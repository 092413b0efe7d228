import { Link } from '@rapport/ui';

/** An address reserved for examples. Replace it with your own before a launch. */
export const EMAIL = 'hi@rapport.example';

export const emailLink = <Link href={`mailto:${EMAIL}`}>{EMAIL}</Link>;

/** What is not live yet, and what to do in the meantime. */
export const emailInstead = (notLive: string) => (
  <>
    {notLive} Email {emailLink} instead.
  </>
);
