/** The English words of SearchField. */
export const searchFieldWords = { clearLabel: 'Clear the search', submitLabel: 'Search' };
