/** The English words of Dialog. */
export const dialogWords = { closeLabel: 'Close' };
