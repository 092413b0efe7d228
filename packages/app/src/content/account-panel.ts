import type { DeleteAccountFormContent } from '@rapport/ui';
import type { UserType } from '../session/types.ts';

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

export const userTypeNames: Record<UserType | 'unknown', string> = {
  influencer: 'Influencer',
  brand: 'Brand',
  unknown: 'Unknown',
};

export const download = {
  title: 'Download your data',
  text: 'Everything we store about you, as a JSON file.',
  label: 'Download',
  busyLabel: 'Preparing...',
  fileName: 'rapport-account.json',
  done: 'Saved as rapport-account.json in your downloads.',
};

/** Says what is deleted before it asks for anything. */
export const deletion: Partial<DeleteAccountFormContent> = {
  text: 'This deletes your account and profile right away, including your name, email address, and account type. You can’t undo it.',
};
