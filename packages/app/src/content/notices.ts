import type { ErrorPanelProps } from '@rapport/ui';

type Notice = ErrorPanelProps['content'];

const link = { label: 'Go to the homepage', href: '/' };

/** Shown by account pages when scripts are off. */
export const noScript: Notice = {
  title: 'This page needs JavaScript',
  text: 'Your account loads in your browser with JavaScript. Turn it on, then reload this page.',
  link,
};

/** Shown at an unknown address when scripts are off. With scripts it leads to the home page. */
export const notFound: Notice = {
  title: 'We can’t find that page',
  text: 'The address may have changed, or it may have a typo.',
  link,
};
