/** Tests input that a server may receive when it validates again. */
import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '../../forms/schema.ts';
import { signUpSchema, type SignUpValues } from './SignUpForm.schema.ts';

const schema = signUpSchema({ userTypes: ['reader', 'author'] });
const complete = {
  fullName: ' Maya Okafor ',
  email: ' maya@example.com ',
  password: ' correct horse ',
  confirmPassword: ' correct horse ',
  userType: 'author',
};

test.each([[null], [undefined], ['text'], [[]]])('%j is rejected', (body) => {
  expect(schema.safeParse(body).success).toBe(false);
});

test('name and email address are trimmed, passwords are not', () => {
  expect(schema.safeParse(complete).data).toEqual({
    ...complete,
    fullName: 'Maya Okafor',
    email: 'maya@example.com',
  });
});

test('a password equals its other Unicode form, and no other password', () => {
  const typed = (password: string, confirmPassword: string) =>
    schema.safeParse({ ...complete, password, confirmPassword }).success;
  const [nfc, nfd] = ['NFC', 'NFD'].map((form) => 'Café crème'.normalize(form)) as [string, string];
  expect(typed(nfc, nfd)).toBe(true);
  expect(typed(nfd, nfc)).toBe(true);
  expect(typed(nfc, 'Cafe creme')).toBe(false);
  expect(typed(nfc, `${nfd} `)).toBe(false);
  expect(schema.safeParse({ ...complete, password: nfd, confirmPassword: nfc }).data).toMatchObject(
    {
      password: nfd,
    },
  );
});

test('an account type that is not one of the choices is rejected', () => {
  const { error } = schema.safeParse({ ...complete, userType: 'editor' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please select account type']);
});

test('blank, malformed and different values are rejected at the same time', () => {
  const { error } = schema.safeParse({
    fullName: '   ',
    email: 'maya at example',
    password: 'one',
    confirmPassword: 'two',
    userType: 'author',
  });
  expect(fieldErrors(error?.issues ?? [])).toEqual({
    fullName: 'Enter your full name',
    email: 'Enter an email address like name@example.com',
    confirmPassword: 'Passwords do not match',
  });
});

test('without account types the schema has no such field', () => {
  const { userType: _, ...person } = complete;
  const plain = signUpSchema();
  expectTypeOf<z.output<typeof plain>>().toExtend<SignUpValues>();
  expectTypeOf<z.output<typeof plain>>().not.toHaveProperty('userType');
  expect(plain.safeParse(complete).data).toEqual({
    ...person,
    fullName: 'Maya Okafor',
    email: 'maya@example.com',
  });
});

test('fields can be left out, and passwords are compared only if both have a field', () => {
  const short = signUpSchema({ fields: ['email', 'password'] });
  expectTypeOf<z.output<typeof short>>().toEqualTypeOf<{ email: string; password: string }>();
  expect(short.safeParse({ email: 'maya@example.com', password: 'one' }).success).toBe(true);
});

test('an extended schema still compares the passwords', () => {
  const extended = z.safeExtend(signUpSchema(), { terms: z.literal(true, 'Accept the terms') });
  const { error } = extended.safeParse({ ...complete, confirmPassword: 'other', terms: false });
  expect(fieldErrors(error?.issues ?? [])).toEqual({
    terms: 'Accept the terms',
    confirmPassword: 'Passwords do not match',
  });
});
