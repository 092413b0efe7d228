import type { DeleteAccountFormContent } from '@rapport/ui';
import type { UserType } from '../session/user-type.ts';

/** The button that opens the panel. */
export const openLabel = 'Account';

export const panelTitle = 'Your account';

/** The labels of what the panel shows. */
export const facts = {
  fullName: 'Full name',
  email: 'Email address',
  emailVerified: 'Email confirmed',
  userType: 'Account type',
  createdAt: 'Member since',
};

export const emailVerified = { yes: 'Yes', no: 'Not yet' };

/** Offered while the email address is not confirmed. */
export const sendLink = {
  label: 'Send the link again',
  busyLabel: 'Sending...',
  done: 'Sent. Follow the link in the message to confirm your address.',
};

export const userTypeNames: Record<UserType | 'unknown', string> = {
  influencer: 'Influencer',
  brand: 'Brand',
  unknown: 'Not known',
};

export const download = {
  title: 'Download your data',
  text: 'Everything that we store about you, as a JSON file.',
  label: 'Download',
  busyLabel: 'Reading...',
  fileName: 'rapport-account.json',
  done: 'Saved as rapport-account.json, where your browser keeps downloads.',
};

/** Says what is deleted before it asks for anything. */
export const deletion: Partial<DeleteAccountFormContent> = {
  text: 'This deletes your account and your profile at once: your name, your email address and your account type. It cannot be undone.',
};
