/** Sends forms with real keys and clicks: to a handler, to an action, and by each of their buttons. */
import { useActionState, type ReactNode } from 'react';
import { afterAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Button,
  Form,
  FormStatus,
  TextField,
  useSubmit,
  type FormAction,
  type FormResult,
  type Schema,
} from '../../src/index.ts';
import { rendered } from './checks/root.tsx';
import { leavePointer } from './mount.tsx';

afterAll(leavePointer);

type Values = { name: string; intent: string };
type Answer = FormResult<Values>;

const schema: Schema<Values> = {
  '~standard': {
    validate: (value) =>
      (value as Values).name
        ? { value: value as Values }
        : { issues: [{ message: 'Enter a name', path: ['name'] }] },
  },
};

interface OrderProps {
  action?: FormAction;
  onSubmit?: (values: Values) => Promise<Answer>;
  result?: Answer | null;
  children?: ReactNode;
}

function Order({ children, ...options }: OrderProps) {
  const { form, field, status, busy } = useSubmit<Values>({ schema, ...options });
  return (
    <Form {...form}>
      <FormStatus {...status} />
      <TextField {...field('name')} label="Name" />
      <Button type="submit" name="intent" value="order" busy={busy} busyLabel="Sending...">
        Order
      </Button>
      <Button type="submit" name="intent" value="draft">
        Draft
      </Button>
      {children}
    </Form>
  );
}

const nameIn = (place: HTMLElement) => place.querySelector('[name=name]') as HTMLInputElement;
const errorIn = (place: HTMLElement) => place.querySelector('.rp-Field-error')?.textContent;
const press = (text: string) => (place: HTMLElement) => {
  const buttons = [...place.querySelectorAll('button')];
  return userEvent.click(buttons.find((one) => one.textContent?.includes(text)) as Element);
};

const ways = [
  ['Enter', () => userEvent.keyboard('{Enter}'), 'order'],
  ['the first button', press('Order'), 'order'],
  ['another button', press('Draft'), 'draft'],
] as const;

test.each(ways)('onSubmit, by %s', (_way, send, intent) => {
  const onSubmit = vi.fn<(values: Values) => Promise<Answer>>(async () => ({
    status: 'success',
    message: 'Sent',
  }));
  return rendered(<Order onSubmit={onSubmit} />, async (place) => {
    nameIn(place).focus();
    await send(place);
    await expect.poll(() => errorIn(place)).toContain('Enter a name');
    await expect.poll(() => document.activeElement).toBe(nameIn(place));
    await userEvent.keyboard('Maya');
    await send(place);
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: 'Maya', intent }]]);
    await expect.poll(() => place.querySelector('.rp-Alert')?.textContent).toBe('Sent');
  });
});

test.each(ways)(
  'action, by %s: called once with the data, and its answer is shown',
  (_way, send, intent) => {
    const act = vi.fn<(data: Record<string, unknown>) => void>();
    function Actions() {
      const [result, action] = useActionState(async (_: Answer | null, data: FormData) => {
        act(Object.fromEntries(data));
        return { status: 'invalid', fields: { name: 'Taken' } } satisfies Answer;
      }, null);
      return <Order action={action} result={result} />;
    }
    return rendered(<Actions />, async (place) => {
      nameIn(place).focus();
      await userEvent.keyboard('Maya');
      await send(place);
      await expect.poll(() => errorIn(place)).toContain('Taken');
      expect(act.mock.calls).toEqual([[{ name: 'Maya', intent }]]);
      expect(nameIn(place).value).toBe('Maya');
    });
  },
);

test('formAction of a button comes before the action', () => {
  const [action, save] = [vi.fn<(data: FormData) => void>(), vi.fn<(data: FormData) => void>()];
  const form = (
    <Order action={action}>
      <button type="submit" formAction={save}>
        Save
      </button>
    </Order>
  );
  return rendered(form, async (place) => {
    await userEvent.fill(nameIn(place), 'Maya');
    await press('Save')(place);
    await expect.poll(() => save.mock.lastCall?.[0].get('name')).toBe('Maya');
    expect(action).not.toHaveBeenCalled();
  });
});
