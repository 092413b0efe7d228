/** The English words of ChangeNameForm; those for errors are in its schema. */
export const changeNameFormWords = {
  title: 'Change your name',
  fullName: 'Full name',
  submitLabel: 'Save',
  submitBusyLabel: 'Saving...',
  success: 'Your name has been changed.',
  unexpected: 'Failed to change your name: {message}',
  noScript: 'Saving needs JavaScript. Turn it on, then reload this page.',
};
