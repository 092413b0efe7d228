/** The English words of Combobox. */
export const comboboxWords = { emptyText: 'Nothing found' };
