/** The English words of NewPasswordField. They are downloaded with its advice. */
export const newPasswordFieldWords = {
  advice: {
    short: 'Weak: use at least 8 characters.',
    common: 'Weak: many people use this password. Use several words that have nothing in common.',
    personal: 'Weak: do not use your name or email address.',
    pattern: 'Weak: repeated or consecutive characters are easily guessed.',
    good: 'Good. Longer is stronger: several words are easy to remember.',
    strong: 'Strong.',
  },
};
