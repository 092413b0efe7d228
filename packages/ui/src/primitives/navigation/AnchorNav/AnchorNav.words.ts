/** The English words of AnchorNav. */
export const anchorNavWords = { label: 'On this page' };
