/** The English words of SignInForm; those for errors are in its schema. */
export const signInFormWords = {
  title: 'Sign in',
  email: 'Email address',
  password: 'Password',
  submitLabel: 'Sign in',
  submitBusyLabel: 'Signing in...',
  unexpected: 'Failed to sign in: {message}',
  noScript: 'Signing in needs JavaScript. Turn it on, then reload this page.',
};
