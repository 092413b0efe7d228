/** The English words of Popover. */
export const popoverWords = { closeLabel: 'Close' };
