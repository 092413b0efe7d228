/** The English words of NewPasswordField. They are downloaded with its advice. */
export const newPasswordFieldWords = {
  advice: {
    short: 'Weak: use at least 8 characters.',
    common: 'Weak: lots of people use this password. Try several unrelated words.',
    personal: 'Weak: don’t use your name or email address.',
    pattern: 'Weak: repeated or consecutive characters are easy to guess.',
    good: 'Good. Add another word to make it strong.',
    strong: 'Strong.',
  },
};
