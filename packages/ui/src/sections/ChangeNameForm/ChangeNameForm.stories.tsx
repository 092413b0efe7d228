import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { inCard } from '#stories/fixtures.tsx';
import { formStates, pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import { ChangeNameForm } from './ChangeNameForm.tsx';

const meta = preview.meta({
  title: 'Sections/Account/ChangeNameForm',
  id: 'changenameform',
  component: ChangeNameForm,
  args: { onSubmit: fn(pending), onFirstInteraction: fn() },
});

const { shown, tested } = formStates({
  carded: true,
  title: 'Change your name',
  submitLabel: 'Save',
  busy: 'Saving...',
  fields: [
    {
      label: 'Full name',
      value: 'Maya Okafor',
      autocomplete: 'name',
    },
  ],
  sent: { fullName: 'Maya Okafor' },
  wrong: {
    label: 'Full name',
    value: ' ',
    message: 'Enter your full name',
  },
  success: 'Your name has been changed.',
});

export const Default = meta.story({
  decorators: [inCard],
  args: {
    content: { title: 'What should we call you?', text: 'Others see it next to your messages.' },
    defaultValues: { fullName: 'Maya Okafor' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'What should we call you?',
    );
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Maya Okafor');
  },
});

export const Playground = meta.story({
  args: { headingLevel: 3, content: { text: 'Others see it next to your messages.' } },
});

export const InvalidOne = meta.story(shown.invalidOne);

export const Success = meta.story(shown.success);

export const Sends = meta.story({ ...tested.sends, tags: ['behavior'] });

/** After a change, the field holds the new name, and it can be changed again. */
export const ChangedTwice = meta.story({
  tags: ['behavior'],
  args: { onSubmit: fn() },
  render: function Render(args) {
    const [name, setName] = useState('Maya Okafor');
    return (
      <ChangeNameForm
        {...args}
        defaultValues={{ fullName: name }}
        onSubmit={async (values) => {
          await args.onSubmit?.(values);
          setName(values.fullName);
          return { status: 'success' };
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Full name');
    for (const name of ['Maya O. Lind', 'Maya Lind']) {
      await fireEvent.input(field, { target: { value: ` ${name} ` } });
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ fullName: name }));
      await waitFor(() => expect(field).toHaveValue(name));
      await expect(await canvas.findByRole('status')).toBeVisible();
    }
  },
});
