/**
 * Tests that the submit button counts as in HTML, wherever the form's data goes. Whether an action is
 * called after real keys and clicks is tested in tests/packed/forms.test.ts.
 */
import { useActionState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  Button,
  Form,
  FormStatus,
  TextField,
  useSubmit,
  type FormAction,
  type FormResult,
  type Schema,
} from '../../../src/index.ts';

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
  name?: string;
}

function Order({ children, name = 'Maya', ...options }: OrderProps) {
  const { form, field, status, busy } = useSubmit<Values>({ schema, ...options });
  return (
    <Form {...form}>
      <FormStatus {...status} />
      <TextField {...field('name')} label="Name" defaultValue={name} />
      <Button type="submit" name="intent" value="order" busy={busy} busyLabel="Sending...">
        Order
      </Button>
      <button type="submit" name="intent" value="draft" disabled={busy}>
        Draft
      </button>
      {children}
    </Form>
  );
}

function show(node: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const react = createRoot(place);
  react.render(node);
  onTestFinished(() => {
    react.unmount();
    place.remove();
  });
  const press = async (text: string) => {
    const find = () =>
      [...place.querySelectorAll('button')].find((one) => one.textContent?.includes(text));
    await expect.poll(find).toBeDefined();
    find()?.click();
  };
  return { place, press };
}

/** A frame for a server's answer, and the address that it was sent to. */
function frame() {
  const element = document.createElement('iframe');
  element.name = 'answer';
  document.body.append(element);
  onTestFinished(() => element.remove());
  const address = () => {
    const { href } = element.contentWindow?.location ?? {};
    return href === 'about:blank' ? '' : href?.replace(location.origin, '');
  };
  return { element, address };
}

const sent = async (): Promise<Answer> => ({ status: 'success', message: 'Sent' });

test.each(['Order', 'Draft'])('onSubmit: %s', async (text) => {
  const onSubmit = vi.fn<(values: Values) => Promise<Answer>>(sent);
  const { press } = show(<Order onSubmit={onSubmit} />);
  await press(text);
  await expect
    .poll(() => onSubmit.mock.calls)
    .toEqual([[{ name: 'Maya', intent: text.toLowerCase() }]]);
});

test('Enter counts as the first button', async () => {
  const onSubmit = vi.fn<(values: Values) => Promise<Answer>>(sent);
  const { place } = show(<Order onSubmit={onSubmit} />);
  await expect.poll(() => place.querySelector('form')).not.toBeNull();
  place.querySelector('form')?.requestSubmit(place.querySelector('button'));
  await expect.poll(() => onSubmit.mock.lastCall?.[0].intent).toBe('order');
});

test('formAction as a URL comes before onSubmit, once the form is valid', async () => {
  const onSubmit = vi.fn<(values: Values) => Promise<Answer>>(sent);
  const { address } = frame();
  const { place, press } = show(
    <Order onSubmit={onSubmit} name="">
      <button type="submit" formAction="/drafts" formMethod="get" formTarget="answer">
        Elsewhere
      </button>
    </Order>,
  );
  await press('Elsewhere');
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('name');
  expect(address()).toBe('');
  (place.querySelector('[name=name]') as HTMLInputElement).value = 'Ada';
  await press('Elsewhere');
  await expect.poll(address).toBe('/drafts?name=Ada');
  expect(onSubmit).not.toHaveBeenCalled();
  // The answer is in another window, so the form still works.
  await press('Draft');
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Ada', intent: 'draft' });
});

test('formAction as a function comes before action, and its answer is shown', async () => {
  const action = vi.fn<(data: FormData) => void>();
  const save = vi.fn<(data: FormData) => Promise<Answer>>(async (data) =>
    data.get('name') === 'Maya'
      ? { status: 'invalid', fields: { name: 'Taken' } }
      : { status: 'success', message: 'Saved' },
  );
  function Saved() {
    const [result, saveNow] = useActionState(
      (_: Answer | null, data: FormData) => save(data),
      null,
    );
    return (
      <Order action={action} result={result}>
        <button type="submit" formAction={saveNow}>
          Save
        </button>
      </Order>
    );
  }
  const { place, press } = show(<Saved />);
  await press('Save');
  const name = () => place.querySelector('[name=name]') as HTMLInputElement;
  await expect.poll(() => place.querySelector('.rp-Field-error')?.textContent).toContain('Taken');
  expect(name().value).toBe('Maya');
  await expect.poll(() => document.activeElement).toBe(name());
  name().value = 'Ada';
  await press('Save');
  await expect.poll(() => place.querySelector('.rp-Alert')?.textContent).toBe('Saved');
  expect(name().value).toBe('Maya');
  expect(action).not.toHaveBeenCalled();
  expect(save).toHaveBeenCalledTimes(2);
});

test('formNoValidate sends values as they are', async () => {
  const onSubmit = vi.fn<(values: Values) => Promise<Answer>>(async () => ({
    status: 'success',
    message: 'Kept',
  }));
  const { place, press } = show(
    <Order onSubmit={onSubmit} name="">
      <button type="submit" formNoValidate name="intent" value="keep">
        Keep
      </button>
    </Order>,
  );
  await press('Keep');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: '', intent: 'keep' }]]);
  await press('Order');
  await expect.poll(() => place.querySelector('.rp-Field-error')?.textContent).toContain('Enter');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test.each([
  ['onSubmit', undefined, true],
  ['formAction', '/drafts', false],
])('Form alone without an action: %s', async (_name, formAction, isPrevented) => {
  const prevented = vi.fn<(isPrevented: boolean) => void>();
  const hear = (event: Event) => {
    prevented(event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('submit', hear);
  onTestFinished(() => removeEventListener('submit', hear));
  const { press } = show(
    <Form>
      <button type="submit" formAction={formAction}>
        Go
      </button>
    </Form>,
  );
  await press('Go');
  expect(prevented.mock.calls).toEqual([[isPrevented]]);
});
