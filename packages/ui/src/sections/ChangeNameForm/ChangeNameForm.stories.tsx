import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LONG, SHORT, inCard } from '#stories/fixtures.tsx';
import { formStates, formTwice, pending } from '#stories/form-states.tsx';
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
      missing: 'Enter your full name',
    },
  ],
  sent: { fullName: 'Maya Okafor' },
  wrong: {
    label: 'Full name',
    value: 'a'.repeat(101),
    message: 'Use 100 characters or fewer for your name',
  },
  failure: 'Failed to change your name',
  success: 'Your name has been changed.',
});

export const Default = meta.story({
  decorators: [inCard],
  args: { defaultValues: { fullName: 'Maya Okafor' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Change your name');
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Maya Okafor');
  },
});

export const Playground = meta.story({
  args: { headingLevel: 3, content: { text: 'Others see it next to your messages.' } },
});

export const Empty = meta.story({ ...tested.empty, tags: ['behavior'] });

export const Filling = meta.story({ ...tested.filling, tags: ['behavior'] });

export const InvalidOne = meta.story(shown.invalidOne);

export const InvalidTwice = meta.story({ ...tested.invalidTwice, tags: ['behavior'] });

export const Submitting = meta.story(shown.submitting);

export const Rejected = meta.story(shown.rejected);

export const RejectedField = meta.story({ ...tested.rejectedField, tags: ['behavior'] });

export const Offline = meta.story(shown.offline);

export const Thrown = meta.story(shown.thrown);

export const Slow = meta.story({ ...tested.slow, tags: ['behavior'] });

export const Success = meta.story(shown.success);

export const Pasted = meta.story({ ...tested.pasted, tags: ['behavior'] });

export const FilledSilently = meta.story({ ...tested.filledSilently, tags: ['behavior'] });

export const SentByEnter = meta.story({ ...tested.sentByEnter, tags: ['behavior'] });

export const Announcements = meta.story({ ...tested.announcements, tags: ['behavior'] });

export const CorrectsOne = meta.story({ ...tested.correctsOne, tags: ['behavior'] });

export const SubmitsOnce = meta.story({ ...tested.submitsOnce, tags: ['behavior'] });

export const TriesAgain = meta.story({ ...tested.triesAgain, tags: ['behavior'] });

export const KeepsInput = meta.story({ ...tested.keepsInput, tags: ['behavior'] });

export const ThrownTwice = meta.story({ ...tested.thrownTwice, tags: ['behavior'] });

export const Succeeds = meta.story({ ...tested.succeeds, tags: ['behavior'] });

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
      Object.assign(field, { value: ` ${name} ` });
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ fullName: name }));
      await waitFor(() => expect(field).toHaveValue(name));
      await expect(await canvas.findByRole('status')).toBeVisible();
    }
  },
});

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      title: LONG.title,
      text: LONG.text,
      fullName: LONG.label,
      submitLabel: LONG.label,
    },
  },
});

export const ShortText = meta.story({
  tags: ['behavior'],
  args: { content: { title: SHORT.title, text: SHORT.text, submitLabel: SHORT.label } },
});

/** Two forms on a page have separate names and ids. */
export const Twice = meta.story({ ...formTwice(ChangeNameForm), tags: ['behavior'] });
