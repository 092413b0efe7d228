import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullNameLimit, fullNamePattern, toFullName } from './full-name.ts';

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
  expect(toFullName(name)).toBe(name);
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
  expect(isFullName(toFullName(text) || 'A')).toBe(true);
});

test('any text becomes a name or nothing, and a name stays as it is', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 250 }),
    fc.string({ unit: 'binary', maxLength: 250 }),
    fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 250 }),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const name = toFullName(text);
      expect(name === '' || isFullName(name)).toBe(true);
      expect(toFullName(name)).toBe(name);
      expect(name === text).toBe(text === '' || isFullName(text));
    }),
    // The same values in each run; `FUZZ_SEED` chooses others.
    { seed: Number(process.env['FUZZ_SEED'] ?? 1) },
  );
});
