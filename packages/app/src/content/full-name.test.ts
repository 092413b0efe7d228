import { expect, test } from 'vitest';
import { fullNameLimit, fullNamePattern } from './full-name.ts';

const isFullName = (text: string) => text.length <= fullNameLimit && fullNamePattern.test(text);

test.each([
  'A',
  'Ada Lovelace',
  'Seán O’Hara-Müller, Jr.',
  '山田　太郎',
  'نسرین علی\u200cزاده', // with the joiner that Persian needs
  'ක්\u200dෂේ',
  'José', // with a combining accent
  '葛\u{E0100}城', // with a variation selector
  'Ada \u2764\uFE0F',
])('a name: %s', (name) => {
  expect(isFullName(name)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['a space', ' '],
  ['a leading space', ' Ada'],
  ['a trailing no-break space', 'Ada\u00a0'],
  ['NUL', 'A\0da'],
  ['a line break', 'Ada\nLovelace'],
  ['a tab', 'Ada\tLovelace'],
  ['a C1 control character', 'Ada\u0085'],
  ['a line separator', 'Ada\u2028Lovelace'],
  ['a right-to-left override', 'Ada\u202egpj.exe'],
  ['an isolate', '\u2066Ada\u2069'],
  ['a zero width space', 'A\u200bda'],
  ['only joiners', '\u200d\u200c'],
  ['only a Hangul filler', '\u3164'],
  ['only a blank of braille', '\u2800'],
  ['hidden tags', 'Ada\u{E0041}'],
  ['half a character', 'Ada\ud83d'],
])('not a name: %s', (_, text) => {
  expect(isFullName(text)).toBe(false);
});
