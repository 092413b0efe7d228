// @vitest-environment jsdom
/** Tests the hook alone, in a plain form, as people use it to build their own forms. */
import { userEvent, waitFor } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { Button } from '../../src/primitives/controls/Button/Button.tsx';
import { Checkbox } from '../../src/primitives/controls/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../src/primitives/controls/Checkbox/CheckboxGroup.tsx';
import { TextField } from '../../src/primitives/controls/TextField/TextField.tsx';
import { ErrorList } from '../../src/forms/ErrorSummary/ErrorList.tsx';
import { Form } from '../../src/forms/Form/Form.tsx';
import type { FieldBinding, UseSubmitOptions } from '../../src/forms/submission.ts';
import { useSubmit } from '../../src/forms/use-submit.ts';
import { render, settled } from './page.ts';

type Values = z.output<typeof order>;
type OnSubmit = NonNullable<UseSubmitOptions<Values>['onSubmit']>;

const success = async () => ({ status: 'success' as const, message: 'Sent' });

const order = z.object({
  email: z.email('Enter an email address'),
  amount: z.number('Enter a number'),
  gift: z.boolean(),
  days: z.array(z.enum(['mon', 'tue'])).min(1, 'Choose a day'),
  address: z.object({ city: z.string().trim().min(1, 'Enter a city') }),
});

/** A control that is not the kit's. */
const Amount = ({ error, ...props }: FieldBinding<number>) => (
  <label>
    Amount <input {...props} type="number" aria-invalid={error ? true : undefined} />
  </label>
);

function Order(options: Partial<UseSubmitOptions<Values>>) {
  const form = useSubmit({
    schema: order,
    ...options,
    // react-hook-form has no value for a list of which nothing is checked.
    defaultValues: { days: [], ...options.defaultValues },
  });
  return (
    <Form {...form.form}>
      <TextField {...form.field('email')} label="Email" />
      <Amount {...form.field('amount', { valueAsNumber: true })} />
      <Checkbox {...form.field('gift')} label="Gift" />
      <CheckboxGroup {...form.controlled('days')} legend="Days">
        <Checkbox value="mon" label="Monday" />
        <Checkbox value="tue" label="Tuesday" />
      </CheckboxGroup>

      <TextField {...form.field('address.city')} label="City" />
      <p>{form.spoken || form.status.outcome?.message}</p>
      <ErrorList errors={form.status.errors} />
      <Button type="submit" busy={form.busy} busyLabel="Sending...">
        Send
      </Button>
    </Form>
  );
}

/** Returns the texts in the list of errors, in order. */
const listed = (page: ReturnType<typeof render>) =>
  page.queryAllByRole('listitem').map((item) => item.textContent);

/** Every value except the amount. */
const valid: Partial<Values> = {
  email: 'maya@example.com',
  days: ['mon'],
  address: { city: 'Oslo' },
};

test('onSubmit gets the typed output of the schema', async () => {
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
  expect(listed(page)).toEqual(['Enter a number', 'Choose a day', 'Enter a city']);
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText(/Amount/)));
});

test('a field shows its error when focus leaves, until it is corrected', async () => {
  const page = render(<Order onSubmit={success} />);
  const email = await page.findByLabelText('Email');
  await userEvent.type(page.getByLabelText('City'), '  '); // no more than nothing
  await userEvent.click(email);
  await userEvent.tab();
  await userEvent.type(email, 'maya at example');
  await settled();
  expect(email.getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(page.getAllByText('Enter an email address')).toHaveLength(2); // at the field, and spoken
  expect(page.getByLabelText('City').getAttribute('aria-invalid')).toBeNull();
  await userEvent.clear(email);
  await userEvent.type(email, 'maya@example.com');
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBeNull());
});

test('an error from the service stays until its own field changes', async () => {
  const onSubmit = async () => ({
    status: 'invalid' as const,
    fields: { 'address.city': 'We do not deliver there', '': 'Closed on Sundays' },
  });
  const page = render(<Order onSubmit={onSubmit} defaultValues={valid} />);
  const city = await page.findByLabelText('City');
  await userEvent.type(page.getByLabelText(/Amount/), '12');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(city.getAttribute('aria-invalid')).toBe('true'));
  expect(listed(page)).toEqual(['We do not deliver there', 'Closed on Sundays']);
  await userEvent.type(page.getByLabelText('Email'), '@');
  await waitFor(() =>
    expect(listed(page)).toEqual([
      'Enter an email address',
      'We do not deliver there',
      'Closed on Sundays',
    ]),
  );
  await userEvent.type(city, '!');
  await waitFor(() =>
    expect(listed(page)).toEqual(['Enter an email address', 'Closed on Sundays']),
  );
});

test('fields left while the schema downloads are validated once it has loaded', async () => {
  let finishDownload: (schema: typeof order) => void = () => {};
  const download = new Promise<typeof order>((resolve) => void (finishDownload = resolve));
  const page = render(<Order schema={() => download} onSubmit={success} />);
  const email = await page.findByLabelText('Email');
  const amount = page.getByLabelText(/Amount/);
  await userEvent.type(email, 'maya');
  await userEvent.tab();
  await userEvent.type(amount, '12');
  await userEvent.tab();
  finishDownload(order);
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
});

test('if the schema cannot be downloaded, submitting says so, and the next submit tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let fails = true;
  const schema = async () => {
    if (fails) throw new Error('offline');
    return order;
  };
  const page = render(<Order schema={schema} onSubmit={success} />);
  await userEvent.type(await page.findByLabelText('Email'), 'maya');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await page.findByText(/Part of this page didn’t load/);
  fails = false;
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(listed(page)).toHaveLength(4));
  vi.mocked(console.error).mockRestore();
});

test('after a success with a message the form is empty and starts again', async () => {
  const page = render(<Order onSubmit={success} defaultValues={valid} />);
  const email = await page.findByLabelText<HTMLInputElement>('Email');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(listed(page)).toEqual(['Enter a number']));
  await userEvent.type(page.getByLabelText(/Amount/), '12');
  await userEvent.type(email, 'x');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await page.findByText('Sent');
  expect(email.value).toBe(valid.email);
  await userEvent.type(email, ' x');
  await settled();
  expect(email.getAttribute('aria-invalid')).toBeNull();
});
