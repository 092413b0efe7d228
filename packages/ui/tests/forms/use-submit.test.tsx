// @vitest-environment jsdom
/** The hook alone, in a plain form: what others build with. */
import { userEvent, waitFor } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { Button } from '../../src/primitives/controls/Button/Button.tsx';
import { Checkbox } from '../../src/primitives/controls/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../src/primitives/controls/Checkbox/CheckboxGroup.tsx';
import { TextField } from '../../src/primitives/controls/TextField/TextField.tsx';
import { Form } from '../../src/forms/Form/Form.tsx';
import { useSubmit, type UseSubmitOptions } from '../../src/forms/use-submit.ts';
import { render } from './page.ts';

type Values = z.output<typeof order>;
type OnSubmit = NonNullable<UseSubmitOptions<Values>['onSubmit']>;

const success = async () => ({ status: 'success' as const, message: 'Sent' });

const order = z.object({
  email: z.email('Enter an email address'),
  amount: z.number('Enter a number'),
  gift: z.boolean(),
  days: z.array(z.enum(['mon', 'tue'])).min(1, 'Choose a day'),
  address: z.object({ city: z.string().min(1, 'Enter a city') }),
});

function Order(options: Partial<UseSubmitOptions<Values>>) {
  const form = useSubmit({ schema: order, ...options });
  return (
    <Form {...form.form}>
      <TextField {...form.field('email')} label="Email" />
      <label>
        Amount <input type="number" name={form.field('amount').name} />
      </label>
      <Checkbox {...form.field('gift')} label="Gift" />
      <CheckboxGroup {...form.field('days')} legend="Days">
        <Checkbox value="mon" label="Monday" />
        <Checkbox value="tue" label="Tuesday" />
      </CheckboxGroup>
      <TextField {...form.field('address.city')} label="City" />
      <p>{form.spoken || form.status.outcome?.message}</p>
      <Button type="submit" busy={form.busy} busyLabel="Sending...">
        Send
      </Button>
    </Form>
  );
}

test('what is submitted is the output of the schema, typed', async () => {
  const onSubmit = vi.fn<OnSubmit>(async () => ({ status: 'success' }));
  const page = render(<Order onSubmit={onSubmit} defaultValues={{ gift: true }} />);
  await userEvent.type(await page.findByLabelText('Email'), 'maya@example.com');
  await userEvent.type(page.getByLabelText(/Amount/), '12');
  await userEvent.click(page.getByLabelText('Monday'));
  await userEvent.click(page.getByLabelText('Tuesday'));
  await userEvent.type(page.getByLabelText('City'), 'Oslo{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.lastCall?.[0]).toEqual({
    email: 'maya@example.com',
    amount: 12,
    gift: true,
    days: ['mon', 'tue'],
    address: { city: 'Oslo' },
  });
  expect(await page.findByRole('button', { name: 'Sending...' })).toBeDefined();
});

test('each error is at its field, by path, and the first one gets focus', async () => {
  const page = render(<Order onSubmit={success} />);
  await userEvent.type(await page.findByLabelText('Email'), 'maya@example.com');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  const city = page.getByLabelText('City');
  await waitFor(() => expect(city.getAttribute('aria-invalid')).toBe('true'));
  expect(page.getByText('Enter a city')).toBeDefined();
  expect(page.getByText('Choose a day')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Monday')));
});

test('the service objects to a nested field', async () => {
  const onSubmit = async () => ({
    status: 'invalid' as const,
    fields: { 'address.city': 'We do not deliver there' },
  });
  const page = render(<Order onSubmit={onSubmit} />);
  await userEvent.type(await page.findByLabelText('Email'), 'maya@example.com');
  await userEvent.type(page.getByLabelText(/Amount/), '12');
  await userEvent.click(page.getByLabelText('Monday'));
  await userEvent.type(page.getByLabelText('City'), 'Oslo{Enter}');
  await page.findByText('We do not deliver there', { selector: 'span' });
  await userEvent.type(page.getByLabelText('City'), '!');
  await waitFor(() => expect(page.getByLabelText('City').getAttribute('aria-invalid')).toBeNull());
});

test('a field says that it was filled wrongly when it is left, and until it is mended', async () => {
  const page = render(<Order onSubmit={success} />);
  const email = await page.findByLabelText('Email');
  await userEvent.click(email);
  await userEvent.tab();
  await userEvent.type(email, 'maya at example');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(email.getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(page.getAllByText('Enter an email address')).toHaveLength(2); // at the field, and spoken
  expect(page.getByLabelText('City').getAttribute('aria-invalid')).toBeNull();
  await userEvent.clear(email);
  await userEvent.type(email, 'maya@example.com');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull());
});
