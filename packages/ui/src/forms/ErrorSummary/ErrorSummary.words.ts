/** The English words of ErrorSummary. */
export const errorSummaryWords = { title: 'There is a problem' };
