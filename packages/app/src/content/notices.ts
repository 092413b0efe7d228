import type { ErrorPanelProps, LinkContent } from '@rapport/ui';

type Notice = ErrorPanelProps['content'];

const link = { label: 'Go to the homepage', href: '/' };

/** Shown by account pages when scripts are off. */
export const noScript: Notice = {
  title: 'This page needs JavaScript',
  text: 'Your account loads in your browser with JavaScript. Turn it on, then reload this page.',
  link,
};

/** Shown at an unknown address when scripts are off. With scripts, the home page says why. */
export const notFound: Notice = {
  title: 'We can’t find that page',
  text: 'It may not be open yet, or there may be a typo in the address.',
  link,
};

/** Pages that the site links to before they exist, by the start of their path. */
const opensSoon: Record<string, LinkContent> = {
  '/blog/': { label: 'Back to the blog', href: '/blog' },
  '/help-center/': { label: 'Back to the Help Center', href: '/help-center' },
  '/events': { label: 'Back to the community', href: '/community' },
};

/** What the home page says in place of the page at an unknown path. */
export function insteadOf(path: string): { text: string; link?: LinkContent | undefined } {
  const start = Object.keys(opensSoon).find((known) => path.startsWith(known));
  return start
    ? { text: 'That page isn’t open yet, so here’s our homepage.', link: opensSoon[start] }
    : { text: 'We couldn’t find that page, so here’s our homepage.' };
}
