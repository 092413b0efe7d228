/** The English words of Stat. */
export const statWords = { directionLabels: { up: 'Up', down: 'Down', flat: 'No change' } };
