import type { ErrorPanelContent } from '@rapport/ui';

/** Shown in place of a page that failed. */
export const errorContent: ErrorPanelContent = {
  title: 'Error',
  text: 'We couldn’t load this page. Your account and everything in it are safe.',
  link: { label: 'Return to Home', href: '/' },
};
