/** The English words of every form: of `useSubmit` and FormStatus. */
export const formWords = {
  unexpected: 'Something went wrong: {message}',
  unknownError: 'Unknown error',
  notLoaded: 'A part of this page did not load. Please check your connection, then try again.',
  severalErrors: 'Please correct the following:',
};
