import type { LegalDocumentContent } from '@rapport/ui';

/** The content above a legal text. The sections come from the text itself. */
type Head = Omit<LegalDocumentContent, 'items'>;

const common = {
  eyebrow: 'Legal',
  updated: { label: 'Last Updated:', date: 'May 15, 2025', dateTime: '2025-05-15' },
  contentsLabel: 'On this page',
};

export const privacy: Head = {
  ...common,
  title: 'Privacy policy',
  text: 'What we store about you, why, and how you can change it.',
};

export const terms: Head = {
  ...common,
  title: 'Terms of service',
  text: 'What you can expect from us, and what we expect from you.',
};

export const cookiePolicy: Head = {
  ...common,
  title: 'Cookie policy',
  text: 'We don’t use cookies. Here’s what your browser stores instead.',
};
