import { expect, fn, waitFor } from 'storybook/test';
import { LONG, SHORT } from '#stories/fixtures.tsx';
import { formStates, formTwice, pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import { CompleteProfileForm } from './CompleteProfileForm.tsx';

const userTypes = [
  { value: 'personal', label: 'For myself', hint: 'One person, one place.' },
  { value: 'team', label: 'For a team', hint: 'Shared by everyone you invite.' },
];

const meta = preview.meta({
  title: 'Sections/Account/CompleteProfileForm',
  id: 'completeprofileform',
  component: CompleteProfileForm,
  args: { content: { userTypes }, onSubmit: fn(pending), onFirstInteraction: fn() },
});

const states = formStates({
  title: 'Complete your profile',
  submitLabel: 'Save and continue',
  busy: 'Saving...',
  fields: [
    {
      label: 'Full Name',
      value: 'Maya Okafor',
      autocomplete: 'name',
      missing: 'Enter your full name',
    },
    {
      label: 'Account type',
      value: 'For a team',
      choice: true,
      missing: 'Please select account type',
    },
  ],
  sent: { fullName: 'Maya Okafor', userType: 'team' },
  wrong: { label: 'Account type', message: 'Please select account type' },
  several: {
    errors: [
      ['Full Name', 'Enter your full name'],
      ['Account type', 'Please select account type'],
    ],
  },
  failure: 'Failed to save your profile',
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Complete your profile',
    );
    await expect(canvas.getByRole('radiogroup', { name: 'Account type' })).toBeVisible();
  },
});

export const Playground = meta.story({ args: { headingLevel: 1 } });

export const Empty = meta.story({ ...states.empty, tags: ['behavior'] });

export const Filling = meta.story({ ...states.filling, tags: ['behavior'] });

export const InvalidOne = meta.story(states.invalidOne);

export const InvalidSeveral = meta.story(states.invalidSeveral);

export const Submitting = meta.story(states.submitting);

export const Rejected = meta.story(states.rejected);

export const RejectedField = meta.story({ ...states.rejectedField, tags: ['behavior'] });

export const Offline = meta.story(states.offline);

export const Thrown = meta.story(states.thrown);

export const Slow = meta.story({ ...states.slow, tags: ['behavior'] });

export const Success = meta.story(states.success);

export const Pasted = meta.story({ ...states.pasted, tags: ['behavior'] });

export const FilledSilently = meta.story({ ...states.filledSilently, tags: ['behavior'] });

export const SentByEnter = meta.story({ ...states.sentByEnter, tags: ['behavior'] });

export const Announcements = meta.story({ ...states.announcements, tags: ['behavior'] });

/** The site knows the name already, so only the account type is missing. */
export const KnownName = meta.story({
  tags: ['behavior'],
  args: { defaultValues: { fullName: 'Maya Okafor' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Maya Okafor');
    await userEvent.click(canvas.getByRole('radio', { name: 'For a team' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ fullName: 'Maya Okafor', userType: 'team' }),
    );
  },
});

/** The whole form, filled in by keyboard. */
export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Maya Okafor');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'For myself' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ fullName: 'Maya Okafor', userType: 'team' }),
    );
  },
});

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      title: LONG.title,
      text: LONG.text,
      fullName: LONG.label,
      userType: LONG.label,
      userTypes,
      submitLabel: LONG.label,
    },
  },
});

export const ShortText = meta.story({
  tags: ['behavior'],
  args: { content: { title: SHORT.title, text: SHORT.text, submitLabel: SHORT.label } },
});

/** Two on a page have separate names and ids. */
export const Twice = meta.story({ ...formTwice(CompleteProfileForm), tags: ['behavior'] });
