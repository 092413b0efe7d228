/** Leads back from the form for a new password. */
export const toSignIn = 'Back to log in';
