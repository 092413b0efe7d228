import { Link, type LinkContent } from '@rapport/ui';

/**
 * The link that opens an email. Its address is reserved for examples, so no page shows it as text.
 * Replace it with your own before a launch.
 */
export const emailUs = {
  label: 'Email us',
  href: 'mailto:hi@rapport.example',
} satisfies LinkContent;

export const emailLink = <Link href={emailUs.href}>{emailUs.label}</Link>;

/** What is not live yet, and what to do in the meantime. */
export const emailInstead = (notLive: string) => (
  <>
    {notLive} {emailLink} instead.
  </>
);
