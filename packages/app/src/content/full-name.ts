/**
 * Maximum length of a full name, in UTF-16 code units: what JavaScript's `length` and the
 * `size()` of Firestore's rules count. Check the same limit where the name is stored.
 */
export const fullNameLimit = 100;

// Inclusive ranges of code points. The names are Unicode's.

/** Never in a name: they are invisible, or change how the text around them reads. */
const HIDDEN: Ranges = [
  [0x00, 0x1f], // control characters: NUL, tab, line breaks
  [0x7f, 0x9f], // DELETE, C1 control characters
  [0xad], // SOFT HYPHEN
  [0x34f], // COMBINING GRAPHEME JOINER
  [0x61c], // ARABIC LETTER MARK
  [0x115f, 0x1160], // Hangul fillers
  [0x17b4, 0x17b5], // Khmer inherent vowels
  [0x180e], // MONGOLIAN VOWEL SEPARATOR
  [0x200b], // ZERO WIDTH SPACE
  [0x200e, 0x200f], // left-to-right and right-to-left marks
  [0x2028, 0x202e], // line and paragraph separators, bidirectional embeddings and overrides
  [0x2060, 0x206f], // WORD JOINER, invisible operators, bidirectional isolates
  [0x3164], // HANGUL FILLER
  [0xd800, 0xdfff], // halves of surrogate pairs
  [0xfeff], // ZERO WIDTH NO-BREAK SPACE, the byte order mark
  [0xffa0], // HALFWIDTH HANGUL FILLER
  [0xfff0, 0xfffb], // interlinear annotations
  [0xe0000, 0xe007f], // tags
];

/** Not at either end of a name: forms trim it. */
const SPACE: Ranges = [[0x20], [0xa0], [0x1680], [0x2000, 0x200a], [0x202f], [0x205f], [0x3000]];

/** Not at the start of a name: these only change the character before them, or show nothing. */
const JOINING: Ranges = [
  [0x180b, 0x180d], // Mongolian variation selectors
  [0x180f],
  [0x200c, 0x200d], // zero width joiners, which Persian and several Indian names need
  [0x2800], // BRAILLE PATTERN BLANK
  [0xfe00, 0xfe0f], // variation selectors
  [0xe0100, 0xe01ef],
];

type Ranges = readonly (readonly [from: number, to?: number])[];

/** Returns the inside of a character class. */
const classOf = (...tables: Ranges[]) =>
  tables
    .flat()
    .map((range) => range.map((point) => `\\u{${point?.toString(16)}}`).join('-'))
    .join('');

/**
 * Matches a full name of any length: no hidden characters, no white space at either end, and a
 * visible character first. Security rules can use it as an RE2 pattern, with `\x{` in place of
 * `\u{`.
 */
export const fullNamePattern: RegExp = /* #__PURE__ */ new RegExp(
  `^[^${/* #__PURE__ */ classOf(HIDDEN, SPACE, JOINING)}]([^${/* #__PURE__ */ classOf(HIDDEN)}]*[^${/* #__PURE__ */ classOf(HIDDEN, SPACE)}])?$`,
  'u',
);
