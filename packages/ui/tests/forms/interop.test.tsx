// @vitest-environment jsdom
/** Every control with react-hook-form, TanStack Form and plain state. */
import { useForm as useTanStack } from '@tanstack/react-form';
import { useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { userEvent, waitFor } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { controls, type Connected, type Control } from './controls.tsx';
import { render } from './page.ts';

interface Values {
  field: string | boolean;
}
type Props = Control & { onSubmit: (values: Values) => void };

const empty = (isBoolean?: boolean) => (isBoolean ? false : '');

/** The control that a user reaches with Tab. */
const focusable = () =>
  document.querySelector<HTMLElement>(':is(input, textarea, select):not([type=hidden])');

function Registered({ render: field, isBoolean, onSubmit }: Props) {
  const { register, handleSubmit } = useForm<Values>({
    defaultValues: { field: empty(isBoolean) },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {field(register('field', { required: true }) as Connected)}
      <button>Send</button>
    </form>
  );
}

function Controlled({ render: field, isBoolean, onSubmit }: Props) {
  const { control, handleSubmit } = useForm<Values>({ defaultValues: { field: empty(isBoolean) } });
  return (
    <form onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Controller
        control={control}
        name="field"
        rules={{ required: true }}
        render={({ field: { value, ...props } }) => (
          <>{field({ ...props, [isBoolean ? 'checked' : 'value']: value })}</>
        )}
      />
      <button>Send</button>
    </form>
  );
}

function TanStack({ render: field, isBoolean, onSubmit }: Props) {
  const form = useTanStack({
    defaultValues: { field: empty(isBoolean) },
    onSubmit: ({ value }) => onSubmit(value),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field name="field">
        {({ name, state, handleBlur, handleChange }) =>
          field({
            name,
            [isBoolean ? 'checked' : 'value']: state.value,
            [isBoolean ? 'onCheckedChange' : 'onValueChange']: handleChange,
            onBlur: handleBlur,
          })
        }
      </form.Field>
      <button>Send</button>
    </form>
  );
}

function State({ render: field, isBoolean, onSubmit }: Props) {
  const [value, setValue] = useState<unknown>(empty(isBoolean));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ field: value as string });
      }}
    >
      {field({
        name: 'field',
        [isBoolean ? 'checked' : 'value']: value,
        [isBoolean ? 'onCheckedChange' : 'onValueChange']: setValue,
      })}
      <button>Send</button>
    </form>
  );
}

const libraries = {
  'register of react-hook-form': Registered,
  'Controller of react-hook-form': Controlled,
  'TanStack Form': TanStack,
  useState: State,
};

describe.each(Object.entries(libraries))('%s', (_library, Library) => {
  test.each(Object.entries(controls))('%s', async (_name, control) => {
    const onSubmit = vi.fn<(values: Values) => void>();
    const page = render(<Library {...control} onSubmit={onSubmit} />);
    await page.findByRole('button', { name: 'Send' });
    await control.fill(page);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ field: control.isBoolean ? true : 'b' });
  });
});

describe.each(Object.entries(libraries).slice(0, 2))('%s focuses what is missing', (_, Library) => {
  test.each(Object.entries(controls))('%s', async (_name, control) => {
    const page = render(<Library {...control} onSubmit={() => {}} />);
    await userEvent.click(await page.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.activeElement).toBe(focusable()));
  });
});

describe('ref receives what can be focused', () => {
  function Focused({ render: field }: Control) {
    const ref = useRef<HTMLElement>(null);
    return (
      <>
        {field({ name: 'field', ref })}
        <button onClick={() => ref.current?.focus()}>Go</button>
      </>
    );
  }

  test.each(Object.entries(controls))('%s', async (_name, control) => {
    const page = render(<Focused {...control} />);
    await userEvent.click(await page.findByRole('button', { name: 'Go' }));
    expect(document.activeElement).toBe(focusable());
  });
});
