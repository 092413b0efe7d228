/** The English words of DeleteAccountForm; those for errors are in its schema. */
export const deleteAccountFormWords = {
  title: 'Delete your account',
  text: 'This deletes your account at once, with everything in it. It cannot be undone.',
  password: 'Password',
  passwordHint: 'Enter it again, so that nobody else can do this.',
  submitLabel: 'Delete my account',
  submitBusyLabel: 'Deleting...',
  unexpected: 'Failed to delete your account: {message}',
  noScript: 'Deleting needs JavaScript. Turn it on, then reload this page.',
};
