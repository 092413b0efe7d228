/** The English words of FileField. */
export const fileFieldWords = { removeLabel: 'Remove {name}' };
