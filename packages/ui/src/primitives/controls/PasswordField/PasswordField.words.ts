/** The English words of PasswordField. */
export const passwordFieldWords = { showLabel: 'Show password', hideLabel: 'Hide password' };
