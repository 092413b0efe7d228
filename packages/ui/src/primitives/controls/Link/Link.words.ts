/** The English words of Link and ButtonLink. */
export const linkWords = { newTabLabel: '(opens in a new tab)' };
