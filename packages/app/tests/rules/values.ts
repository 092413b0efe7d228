import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore/lite';
import { Reference, SERVER_TIME, type Account } from './attempt.ts';

// Values for each field, sorted by hand into valid and invalid.

export interface Candidate {
  what: string;
  value: (me: Account) => unknown;
  valid: boolean;
}

const valid = (what: string, value: unknown): Candidate => ({
  what,
  value: () => value,
  valid: true,
});
const invalid = (what: string, value: unknown): Candidate => ({
  what,
  value: () => value,
  valid: false,
});

/** Characters by the places in a name that allow them. */
const characters: Record<string, { at: readonly Position[]; codes: readonly number[] }> = {
  visible: {
    at: ['alone', 'first', 'inside', 'last'],
    codes: [0x21, 0x27, 0x41, 0x7e, 0xe9, 0x3b1, 0x5d0, 0x627, 0x905, 0x5c71, 0xac00, 0x1f600],
  },
  joining: {
    at: ['inside', 'last'],
    codes: [0x180b, 0x180f, 0x200c, 0x200d, 0x2800, 0xfe00, 0xfe0f, 0xe0100, 0xe01ef],
  },
  space: {
    at: ['inside'],
    codes: [0x20, 0xa0, 0x1680, 0x2000, 0x2009, 0x200a, 0x202f, 0x205f, 0x3000],
  },
  hidden: {
    at: [],
    codes: [
      0x00, 0x01, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b, 0x1f, 0x7f, 0x80, 0x85, 0x9f,
      0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180e, 0x200b, 0x200e, 0x200f, 0x2028,
      0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2063, 0x2066, 0x2067, 0x2068,
      0x2069, 0x206f, 0x3164, 0xfeff, 0xffa0, 0xfff9, 0xfffb, 0xe0001, 0xe0041, 0xe007f,
    ],
  },
};

type Position = 'alone' | 'first' | 'inside' | 'last';
const positions: Record<Position, (char: string) => string> = {
  alone: (char) => char,
  first: (char) => `${char}Ada`,
  inside: (char) => `Ada${char}Lovelace`,
  last: (char) => `Ada${char}`,
};

const nameWith = (code: number, position: Position, allowed: boolean): Candidate => ({
  what: `U+${code.toString(16).toUpperCase().padStart(4, '0')} ${position}`,
  value: () => positions[position](String.fromCodePoint(code)),
  valid: allowed,
});

const namesWith = (position: Position): Candidate[] =>
  Object.values(characters).flatMap(({ at, codes }) =>
    codes.map((code) => nameWith(code, position, at.includes(position))),
  );

/** Names with each character at an end. */
export const namesByTheirEnds: readonly Candidate[] = [
  ...namesWith('alone'),
  ...namesWith('first'),
  ...namesWith('last'),
];

/** Makes values of wrong types from a valid value. */
export const ofWrongType = (right: unknown): Candidate[] => [
  invalid('null', null),
  invalid('true', true),
  invalid('an integer', 12),
  invalid('a fraction', 1.5),
  invalid('NaN', NaN),
  invalid('infinity', -Infinity),
  invalid('a time', new Timestamp(1_790_000_000, 0)),
  invalid('the server’s time', SERVER_TIME),
  invalid('a place', new GeoPoint(1, 2)),
  invalid('bytes', Bytes.fromUint8Array(Buffer.from('Ada'))),
  invalid('a reference', new Reference('users/someone')),
  invalid('an empty list', []),
  invalid('a list', [right]),
  invalid('an empty map', {}),
  invalid('a map', { value: right }),
];

/** The last day of each month, and leap days. */
const lastDays = [
  ...['01-31', '02-28', '03-31', '04-30', '05-31', '06-30'].map((day) => `2026-${day}`),
  ...['07-31', '08-31', '09-30', '10-31', '11-30', '12-31'].map((day) => `2026-${day}`),
  '2024-02-29',
  '2028-02-29',
  '2060-02-29',
  '2096-02-29',
];

/** Days that do not exist. */
const noDays = [
  ...['01-32', '02-29', '02-30', '02-31', '03-32', '04-31', '06-31'].map((day) => `2026-${day}`),
  ...['09-31', '11-31', '12-32', '00-10', '13-10', '06-00', '99-99'].map((day) => `2026-${day}`),
  '2024-02-30',
  '2030-02-29',
  '2062-02-29',
  '2099-02-29',
];

/** The values to try in each field. */
export const candidates: Readonly<Record<string, readonly Candidate[]>> = {
  displayName: [
    ...[1, 2, 99, 100].map((length) => valid(`${length} characters`, 'a'.repeat(length))),
    ...[101, 1000, 100_000].map((length) => invalid(`${length} characters`, 'a'.repeat(length))),
    valid('50 characters of two units', '\u{1F600}'.repeat(50)),
    invalid('51 characters of two units', '\u{1F600}'.repeat(51)),
    invalid('empty', ''),
    invalid('spaces', '   '),
    invalid('two line breaks', 'Ada\n\nLovelace'),
    ...namesWith('inside'),
    ...ofWrongType('Ada'),
  ],
  email: [
    { what: 'another address', value: () => 'someone@example.com', valid: false },
    { what: 'in capitals', value: ({ email }) => email.toUpperCase(), valid: false },
    { what: 'with a space', value: ({ email }) => `${email} `, valid: false },
    { what: 'with a line break', value: ({ email }) => `${email}\n`, valid: false },
    { what: 'with NUL', value: ({ email }) => `${email}\0`, valid: false },
    { what: 'cut short', value: ({ email }) => email.slice(1), valid: false },
    invalid('empty', ''),
    ...ofWrongType('ada@example.com'),
  ],
  userType: [
    valid('influencer', 'influencer'),
    valid('brand', 'brand'),
    ...[
      '',
      'admin',
      'Brand',
      'BRAND',
      'brand ',
      ' brand',
      'brand\n',
      'bran',
      'influencer,brand',
    ].map((value) => invalid(JSON.stringify(value), value)),
    ...ofWrongType('brand'),
  ],
  createdAt: [
    valid('the first moment', '2024-01-01T00:00:00.000Z'),
    ...lastDays.map((day) => valid(day, `${day}T12:00:00.000Z`)),
    ...noDays.map((day) => invalid(day, `${day}T12:00:00.000Z`)),
    valid('the last moment', '2099-12-31T23:59:59.999Z'),
    ...[
      '',
      '0000-01-01T00:00:00.000Z',
      '0001-01-01T00:00:00.000Z',
      '1970-01-01T00:00:00.000Z',
      '2023-12-31T23:59:59.999Z',
      '2100-01-01T00:00:00.000Z',
      '9999-12-31T23:59:59.999Z',
      '+012026-11-20T09:30:00.000Z',
      '-002026-11-20T09:30:00.000Z',
      '2026-11-20',
      '2026-11-20T09:30:00Z',
      '2026-11-20T09:30:00.000000Z',
      '2026-11-20T09:30:00.000',
      '2026-11-20T09:30:00.000+01:00',
      '2026-11-20T24:00:00.000Z',
      '2026-11-20T09:60:00.000Z',
      '2026-11-20T09:30:60.000Z',
      '2026-11-20t09:30:00.000z',
      '2026-11-20 09:30:00.000Z',
      ' 2026-11-20T09:30:00.000Z',
      '2026-11-20T09:30:00.000Z ',
      '2026-11-20T09:30:00.000Z\n',
      '\n2026-11-20T09:30:00.000Z',
      '２０２６-11-20T09:30:00.000Z',
      '20.6-11-20T09:30:00.000Z',
    ].map((value) => invalid(JSON.stringify(value), value)),
    ...ofWrongType('2026-11-20T09:30:00.000Z'),
  ],
};
