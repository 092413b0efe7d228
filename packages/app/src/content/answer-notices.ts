/** Said while the answer to a press is loading, and if it fails to load. */
export const answerNotices = {
  loading: 'Loading...',
  failed: 'Part of this page didn’t load. Please check your connection, then try again.',
};
