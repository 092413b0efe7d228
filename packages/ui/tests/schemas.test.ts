import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applicationSchema } from '../src/sections/ApplicationForm/ApplicationForm.schema.ts';
import { completeProfileSchema } from '../src/sections/CompleteProfileForm/CompleteProfileForm.schema.ts';
import { contactSchema } from '../src/sections/ContactForm/ContactForm.schema.ts';
import { newsletterSchema } from '../src/sections/NewsletterForm/NewsletterForm.schema.ts';
import { passwordResetSchema } from '../src/sections/PasswordResetForm/PasswordResetForm.schema.ts';
import { signInSchema } from '../src/sections/SignInForm/SignInForm.schema.ts';
import { signUpSchema } from '../src/sections/SignUpForm/SignUpForm.schema.ts';
import { packagesOf, src } from './source.ts';

const userTypes = ['reader', 'author'];
const schemas = {
  application: applicationSchema(),
  completeProfile: completeProfileSchema({ userTypes }),
  contact: contactSchema(),
  newsletter: newsletterSchema(),
  passwordReset: passwordResetSchema(),
  signIn: signInSchema(),
  signUp: signUpSchema({ userTypes }),
};

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.emailAddress().map((email) => ` ${email}\n`),
  fc.constantFrom(...userTypes),
);

/** Forms refuse many addresses that RFC 5322 allows. */
const emails = fc.oneof(fc.emailAddress(), fc.constant('ada@example.com'));

/** Makes the same values in each run; `FUZZ_SEED` chooses others. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

describe.each(Object.entries(schemas))('%s', (_, schema) => {
  const fields = Object.keys(schema.shape);

  test('takes any input without throwing', () => {
    const field = fc.oneof(text, fc.anything());
    const values = fc.dictionary(fc.constantFrom(...fields, '__proto__'), field);
    fc.assert(
      fc.property(fc.oneof(fc.anything(), values), (input) => {
        expect(() => schema.safeParse(input)).not.toThrow();
      }),
      { seed },
    );
  });

  test('accepts its own output, unchanged', () => {
    const values = fc
      .tuple(text, emails, fc.constantFrom(...userTypes))
      .map(([one, email, userType]) => ({
        ...Object.fromEntries(fields.map((name) => [name, one])),
        email: ` ${email} `,
        userType,
      }));
    let accepted = 0;
    fc.assert(
      fc.property(values, (input) => {
        const { data } = schema.safeParse(input);
        if (data === undefined) return;
        accepted += 1;
        expect(schema.parse(data)).toEqual(data);
      }),
      { seed },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

describe('an email address', () => {
  const emailOf = (email: string) => newsletterSchema().safeParse({ email }).data?.email;

  test.each([
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
    ['a@bücher.example', 'a@xn--bcher-kva.example'],
    ['a@例え。テスト', 'a@xn--r8jz45g.xn--zckzah'],
    ['root@localhost', 'root@localhost'],
    ['a@1.example', 'a@1.example'],
    ['a@نامه\u200Cای.example', 'a@xn--mgba3gch31f060k.example'],
  ])('%s is %s, as a browser has it', (typed, email) => {
    expect(emailOf(` ${typed} `)).toBe(email);
  });

  test.each(
    Array.from(
      '\u00AD\u061C\u200B\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF',
    ),
  )('an invisible character in it is left out (%j)', (mark) => {
    for (const typed of [`${mark}a@b.example${mark}`, `${mark} a@b${mark}.example`])
      expect(emailOf(typed)).toBe('a@b.example');
  });

  test('invisible characters alone are none', () => {
    expect(emailOf('\u202A\u202C')).toBeUndefined();
  });

  test.each([
    'a',
    'a@',
    '@b.example',
    'a b@c.example',
    'a@b..example',
    'ü@b.example',
    'a@пример/x',
    'a@пример?x',
    'a@пример:8',
    'a@-b.example',
    'a@b@c.example',
  ])('%s is none', (email) => {
    expect(emailOf(email)).toBeUndefined();
  });
});

describe('a server loads the rules of a form without React', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.schema.ts'),
  );

  test.each([...files, 'forms/schema.ts'])('%s', (file) => {
    expect(packagesOf(join(src, file)).filter((name) => name !== 'zod/mini')).toEqual([]);
  });
});
