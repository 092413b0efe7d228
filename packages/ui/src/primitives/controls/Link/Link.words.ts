/** The English words of Link. */
export const linkWords = { newTabLabel: '(opens in a new tab)' };
