import type { ErrorPanelProps } from '@rapport/ui';

type Notice = ErrorPanelProps['content'];

const link = { label: 'Go to the home page', href: '/' };

/** What a page of an account says with scripts off. */
export const noScript: Notice = {
  title: 'This page needs JavaScript',
  text: 'It shows what is in your account, which is put together in your browser. Turn scripts on and reload.',
  link,
};

/** What an unknown address says with scripts off; with scripts it leads to the home page. */
export const notFound: Notice = {
  title: 'There is no page here',
  text: 'The address may have changed, or there is a slip in it.',
  link,
};
