/** Input that a server may receive when it validates again. */
import { expect, test } from 'vitest';
import { signUpSchema } from './SignUpForm.schema.ts';

const schema = signUpSchema(['reader', 'author']);
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

test('an account type that is not one of the choices is rejected', () => {
  const { error } = schema.safeParse({ ...complete, userType: 'editor' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please select account type']);
});

test('a missing value has the same error as an empty one', () => {
  const { userType } = complete;
  const firstWords = (body: object) => {
    const words: Record<string, string> = {};
    for (const { path, message } of schema.safeParse(body).error?.issues ?? [])
      words[path.join('.')] ??= message;
    return words;
  };
  const empty = { fullName: '', email: '', password: '', confirmPassword: '', userType };
  expect(Object.keys(firstWords({ userType }))).toHaveLength(4);
  expect(firstWords({ userType })).toEqual(firstWords(empty));
});
