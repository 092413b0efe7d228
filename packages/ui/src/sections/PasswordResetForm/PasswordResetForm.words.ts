/** The English words of PasswordResetForm; those for errors are in its schema. */
export const passwordResetFormWords = {
  title: 'Reset your password',
  text: 'Tell us the address of your account, and we send you a link to choose a new password.',
  email: 'Email address',
  submitLabel: 'Send the link',
  submitBusyLabel: 'Sending...',
  success:
    'If there is an account with this address, a link to choose a new password is on its way to you. Look among the unwanted mail, too.',
  unexpected: 'Failed to send the link: {message}',
  noScript: 'Asking for a link needs JavaScript. Turn it on, then reload this page.',
};
