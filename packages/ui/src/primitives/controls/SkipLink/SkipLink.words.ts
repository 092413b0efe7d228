/** The English words of SkipLink. */
export const skipLinkWords = { label: 'Skip to content' };
