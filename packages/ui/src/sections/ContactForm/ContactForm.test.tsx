/** Tests input that a server may receive when it validates again. */
import { expect, test } from 'vitest';
import { contactSchema } from './ContactForm.schema.ts';

const schema = contactSchema({
  messages: { emailFormat: 'format', nothingToSend: 'nothing' },
});
const empty = {
  'first-name': '',
  'last-name': '',
  email: '',
  company: '',
  subject: '',
  message: '',
};

test.each([[null], [undefined], ['text'], [[]]])('%j is rejected', (body) => {
  expect(schema.safeParse(body).success).toBe(false);
});

test('blanks count as empty, even when another field is invalid', () => {
  const { error } = schema.safeParse({ ...empty, email: 'maya', subject: ' ', message: '\n' });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['email', 'format'],
    ['message', 'nothing'],
  ]);
});

test('a subject is enough', () => {
  expect(schema.safeParse({ ...empty, subject: ' Hello ' }).data).toEqual({
    ...empty,
    subject: 'Hello',
  });
});
