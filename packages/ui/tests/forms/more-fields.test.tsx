// @vitest-environment jsdom
/** Fields that a page adds to a ready-made form, with a schema of any library. */
import { userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { expect, expectTypeOf, test, vi } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { TextField } from '../../src/primitives/controls/TextField/TextField.tsx';
import { SignUpForm } from '../../src/sections/SignUpForm/SignUpForm.tsx';
import { render } from './page.ts';

const message = 'Enter a code';
test.each([
  ['zod', z.object({ code: z.string().min(3, message) })],
  ['zod/mini', mini.object({ code: mini.string().check(mini.minLength(3, message)) })],
  ['Valibot', v.object({ code: v.pipe(v.string(), v.minLength(3, message)) })],
])('%s, for fields of a ready-made form', async (_, schema) => {
  const onSubmit = vi.fn<
    (values: { email: string; code: string }) => Promise<{ status: 'success' }>
  >(async () => ({ status: 'success' }));
  const page = render(
    <SignUpForm fields={['email']} schema={schema} onSubmit={onSubmit}>
      {(field) => <TextField {...field('code')} label="Code" />}
    </SignUpForm>,
  );
  await userEvent.type(await page.findByLabelText('Email address'), ' maya@example.com');
  await userEvent.type(page.getByLabelText('Code'), 'x{Enter}');
  await page.findByText(message, { selector: '.rp-Field-error span' });
  await userEvent.type(page.getByLabelText('Code'), 'yz{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ email: 'maya@example.com', code: 'xyz' });
});

test('the values are typed from both', () => {
  const schema = z.object({ code: z.string(), terms: z.literal(true) });
  const form = (
    <SignUpForm
      fields={['email', 'password']}
      schema={schema}
      defaultValues={{ email: 'maya@example.com', code: 'x' }}
      onSubmit={async (values) => {
        expectTypeOf(values).toExtend<{
          email: string;
          password: string;
          code: string;
          terms: true;
        }>();
        expectTypeOf(values).not.toHaveProperty('fullName');
        expectTypeOf(values).not.toHaveProperty('userType');
        return { status: 'invalid', fields: { code: 'Wrong', email: 'Taken' } };
      }}
    >
      {(field) => {
        expectTypeOf(field('code')).toHaveProperty('defaultValue');
        expectTypeOf(field('terms')).toHaveProperty('defaultChecked');
        // @ts-expect-error there is no such field
        return field('cod').error;
      }}
    </SignUpForm>
  );
  expect(form).toBeDefined();
});
