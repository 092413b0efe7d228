/** The English words of CompleteProfileForm; those for errors are in its schema. */
export const completeProfileFormWords = {
  title: 'Complete your profile',
  text: 'Your account doesn’t have a profile yet. Add a few details to finish it.',
  fullName: 'Full name',
  userType: 'Account type',
  submitLabel: 'Save and continue',
  submitBusyLabel: 'Saving...',
  unexpected: 'Failed to save your profile: {message}',
  noScript: 'Saving needs JavaScript. Turn it on, then reload this page.',
};
