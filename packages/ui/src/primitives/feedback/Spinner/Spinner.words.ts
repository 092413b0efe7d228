/** The English words of Spinner. */
export const spinnerWords = { label: 'Loading' };
