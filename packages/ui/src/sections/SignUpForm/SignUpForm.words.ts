/** The English words of SignUpForm; those for errors are in its schema. */
export const signUpFormWords = {
  title: 'Create your account',
  fullName: 'Full name',
  email: 'Email address',
  password: 'Password',
  confirmPassword: 'Confirm password',
  userType: 'Account type',
  submitLabel: 'Create account',
  submitBusyLabel: 'Creating account...',
  unexpected: 'Failed to create an account: {message}',
  noScript: 'Signing up needs JavaScript. Turn it on, then reload this page.',
};
