/** The English words of ComparisonTable. */
export const comparisonTableWords = { includedLabel: 'Included', notIncludedLabel: 'Not included' };
