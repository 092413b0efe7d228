/** The English words of every form: of `useSubmit` and FormStatus. */
export const formWords = {
  unexpected: 'Something went wrong: {message}',
  unknownError: 'Unknown error',
  notLoaded:
    'Part of this page didn’t load. Please check your connection, then try again or reload the page.',
  severalErrors: 'Please correct the following:',
};
