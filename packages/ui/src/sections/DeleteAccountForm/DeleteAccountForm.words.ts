/** The English words of DeleteAccountForm; those for errors are in its schema. */
export const deleteAccountFormWords = {
  title: 'Delete your account',
  text: 'This deletes your account and everything in it right away. You can’t undo it.',
  password: 'Password',
  passwordHint: 'Enter your password to confirm it’s you.',
  submitLabel: 'Delete my account',
  submitBusyLabel: 'Deleting...',
  unexpected: 'Failed to delete your account: {message}',
  noScript: 'Deleting needs JavaScript. Turn it on, then reload this page.',
};
