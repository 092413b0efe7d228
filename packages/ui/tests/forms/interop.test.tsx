// @vitest-environment jsdom
/** Tests every control with react-hook-form, TanStack Form and plain state. */
import { useForm as useTanStack } from '@tanstack/react-form';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { userEvent, waitFor } from 'storybook/test';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { controls, type Connected, type Control } from './controls.tsx';
import { render } from './page.ts';

interface Values {
  field: unknown;
}
type Props = Control & { onSubmit: (values: Values) => void };

/** Makes values comparable, because lists of files have no equality. */
const plain = (value: unknown) => (value instanceof FileList ? [...value] : value);
const isFilled = ({ filled }: Control) => ({
  validate: (value: unknown) => JSON.stringify(plain(value)) === JSON.stringify(filled),
});

/** The control that a user reaches with Tab. */
const focusable = () =>
  document.querySelector<HTMLElement>(':is(input, textarea, select):not([type=hidden])');

function Registered({ onSubmit, ...control }: Props) {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { field: control.empty },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {control.render(
        register('field', { ...isFilled(control), ...control.registered }) as Connected,
      )}
      <button>Send</button>
      {formState.touchedFields.field && 'Touched'}
    </form>
  );
}

function Controlled({ onSubmit, ...control }: Props) {
  const form = useForm<Values>({ defaultValues: { field: control.empty } });
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <Controller
        control={form.control}
        name="field"
        rules={isFilled(control)}
        render={({ field: { value, onChange, ...props } }) => (
          <>
            {control.render({
              ...props,
              ...(control.held && { [control.held]: value }),
              [control.ownValue ? control.changed : 'onChange']: onChange,
            })}
          </>
        )}
      />
      <button>Send</button>
    </form>
  );
}

function TanStack({ onSubmit, ...control }: Props) {
  const form = useTanStack({
    defaultValues: { field: control.empty },
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
          control.render({
            name,
            ...(control.held && { [control.held]: state.value }),
            [control.changed]: handleChange,
            onBlur: handleBlur,
          })
        }
      </form.Field>
      <button>Send</button>
    </form>
  );
}

function State({ onSubmit, ...control }: Props) {
  const [value, setValue] = useState(control.empty);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ field: value });
      }}
    >
      {control.render({
        name: 'field',
        ...(control.held && { [control.held]: value }),
        [control.changed]: setValue,
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

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});

/** Returns the controls that a library can use. */
const usedBy = (Library: unknown) =>
  Object.entries(controls).filter(
    ([, { needsController }]) => Library !== Registered || !needsController,
  );

describe.each(Object.entries(libraries))('%s', (_library, Library) => {
  test.each(usedBy(Library))('%s', async (_name, control) => {
    const onSubmit = vi.fn<(values: Values) => void>();
    const page = render(<Library {...control} onSubmit={onSubmit} />);
    await page.findByRole('button', { name: 'Send' });
    await control.fill(page);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(plain(onSubmit.mock.lastCall?.[0].field)).toEqual(control.filled);
  });
});

describe.each(Object.entries(libraries).slice(0, 2))('%s focuses what is wrong', (_, Library) => {
  test.each(usedBy(Library))('%s', async (_name, control) => {
    const page = render(<Library {...control} onSubmit={() => {}} />);
    await userEvent.click(await page.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.activeElement).toBe(focusable()));
  });
});

test.each(usedBy(Registered))(
  'register of react-hook-form notices that %s was left',
  async (_name, control) => {
    const page = render(<Registered {...control} onSubmit={() => {}} />);
    await page.findByRole('button', { name: 'Send' });
    focusable()?.focus();
    expect(page.queryByText('Touched')).toBeNull();
    focusable()?.blur();
    await page.findByText('Touched');
  },
);
