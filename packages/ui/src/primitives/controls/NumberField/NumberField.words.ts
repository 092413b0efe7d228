/** The English words of NumberField. */
export const numberFieldWords = { increaseLabel: 'Increase', decreaseLabel: 'Decrease' };
