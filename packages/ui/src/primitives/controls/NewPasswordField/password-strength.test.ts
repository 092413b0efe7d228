import { expect, test } from 'vitest';
import { passwordStrength, type PasswordStrength } from './password-strength.ts';

const maya = ['Maya Okafor', 'm.okafor@example.com'];

test.each<[password: string, strength: PasswordStrength]>([
  ['abc', 'short'],
  ['xK9#wq2', 'short'],
  ['password', 'common'],
  ['P@ssw0rd123!', 'common'],
  ['12letmein99', 'common'],
  ['sunshine1', 'common'],
  ['maya-in-lisbon', 'personal'],
  ['OKAFOR2026!', 'personal'],
  ['example-horse', 'personal'],
  ['aaaaaaaaaaaaaaaaaaaa', 'pattern'],
  ['12345678', 'pattern'],
  ['87654321', 'pattern'],
  ['qwertyuiop', 'pattern'],
  ['abababababab', 'pattern'],
  ['xK9#wq2v', 'good'],
  ['correct horse', 'good'],
  ['correct horse battery', 'strong'],
  ['hudzo4-piqwuv-Mabgig', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password, maya)).toBe(strength);
});

test('characters are counted as code points, so eight emojis are eight', () => {
  expect(passwordStrength('🐎🔋📎🌙🍋🎻🧊', maya)).toBe('short');
  expect(passwordStrength('🐎🔋📎🌙🍋🎻🧊🪁', maya)).toBe('good');
});

test('a letter with its accent is one character, however a keyboard writes it', () => {
  for (const form of ['NFC', 'NFD']) {
    expect(passwordStrength('crème-é'.normalize(form), maya)).toBe('short');
    expect(passwordStrength('renée-was-here'.normalize(form), ['Renée'.normalize('NFC')])).toBe(
      'personal',
    );
  }
});

test('a short name that is part of many words does not count', () => {
  expect(passwordStrength('planning ahead', ['Ann Li'])).toBe('good');
});
