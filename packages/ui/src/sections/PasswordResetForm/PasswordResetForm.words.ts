/** The English words of PasswordResetForm; those for errors are in its schema. */
export const passwordResetFormWords = {
  title: 'Reset your password',
  text: 'Enter the email address of your account, and we’ll send you a link to choose a new password.',
  email: 'Email address',
  submitLabel: 'Send the link',
  submitBusyLabel: 'Sending...',
  success:
    'If there’s an account with this address, we’ve sent it a link to choose a new password. Check your spam folder, too.',
  unexpected: 'Failed to send the link: {message}',
  noScript: 'Asking for a link needs JavaScript. Turn it on, then reload this page.',
};
