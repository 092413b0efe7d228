/** The English words of SignUpForm; those for errors are in its schema. */
export const signUpFormWords = {
  title: 'Create your account',
  fullName: 'Full Name',
  email: 'Email address',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  userType: 'Account type',
  submitLabel: 'Create Account',
  submitBusyLabel: 'Creating Account...',
  unexpected: 'Failed to create an account: {message}',
  noScript: 'Signing up needs JavaScript. Turn it on, then reload this page.',
};
