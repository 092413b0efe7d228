import type { LegalDocumentContent } from '@rapport/ui';

/** The content above a legal text. The sections come from the text itself. */
type Head = Omit<LegalDocumentContent, 'sections'>;

const common = {
  eyebrow: 'Legal',
  updated: { label: 'Last Updated:', date: 'May 15, 2025', dateTime: '2025-05-15' },
  contentsLabel: 'On this page',
};

export const privacy: Head = {
  ...common,
  title: 'Privacy policy',
  text: 'What we know about you, why we know it, for how long, and how you can change that.',
};

export const terms: Head = {
  ...common,
  title: 'Terms of service',
  text: 'What you can expect of Rapport, and what Rapport and everybody on it can expect of you.',
};

export const cookiePolicy: Head = {
  ...common,
  title: 'Cookie policy',
  text: 'There are no cookies on this site. What your browser keeps for it instead is listed here, by name.',
};
