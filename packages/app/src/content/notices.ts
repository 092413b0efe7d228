import type { ErrorPanelProps } from '@rapport/ui';

type Notice = ErrorPanelProps['content'];

const link = { label: 'Go to the home page', href: '/' };

/** Shown by account pages when scripts are off. */
export const noScript: Notice = {
  title: 'This page needs JavaScript',
  text: 'It shows what is in your account, which is put together in your browser. Turn scripts on and reload.',
  link,
};

/** Shown at an unknown address when scripts are off. With scripts it leads to the home page. */
export const notFound: Notice = {
  title: 'There is no page here',
  text: 'The address may have changed, or it may contain a typo.',
  link,
};
