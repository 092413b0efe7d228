/** The English words of TextArea. */
export const textAreaWords = {
  limitText: 'Up to {count} characters',
  leftText: 'Characters left: {count}',
  overText: 'Characters too many: {count}',
};
