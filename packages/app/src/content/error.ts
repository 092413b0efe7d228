import type { ErrorPanelContent } from '@rapport/ui';

/** Shown in place of a page that failed. */
export const errorContent: ErrorPanelContent = {
  title: 'Error',
  text: 'This page could not be shown. Your account and everything in it are safe.',
  link: { label: 'Return to Home', href: '/' },
};
