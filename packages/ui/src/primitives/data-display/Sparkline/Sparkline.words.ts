/** The English words of Sparkline. */
export const sparklineWords = {
  summary: 'from {first} to {last}, lowest {lowest}, highest {highest}',
  emptySummary: 'no values',
};
