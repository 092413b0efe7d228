import { expect, fn, waitFor } from 'storybook/test';
import { LONG, SHORT, inCard } from '#stories/fixtures.tsx';
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

const { shown, tested } = formStates({
  carded: true,
  title: 'Complete your profile',
  submitLabel: 'Save and continue',
  busy: 'Saving...',
  fields: [
    {
      label: 'Full name',
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
      ['Full name', 'Enter your full name'],
      ['Account type', 'Please select account type'],
    ],
  },
  failure: 'Failed to save your profile',
});

export const Default = meta.story({
  decorators: [inCard],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Complete your profile',
    );
    await expect(canvas.getByRole('radiogroup', { name: 'Account type' })).toBeVisible();
  },
});

export const Playground = meta.story({ args: { headingLevel: 1 } });

export const Empty = meta.story({ ...tested.empty, tags: ['behavior'] });

export const Filling = meta.story({ ...tested.filling, tags: ['behavior'] });

export const InvalidOne = meta.story(shown.invalidOne);

export const InvalidSeveral = meta.story(shown.invalidSeveral);

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

export const CorrectsSeveral = meta.story({ ...tested.correctsSeveral, tags: ['behavior'] });

export const SubmitsOnce = meta.story({ ...tested.submitsOnce, tags: ['behavior'] });

export const TriesAgain = meta.story({ ...tested.triesAgain, tags: ['behavior'] });

export const KeepsInput = meta.story({ ...tested.keepsInput, tags: ['behavior'] });

export const ThrownTwice = meta.story({ ...tested.thrownTwice, tags: ['behavior'] });

export const Succeeds = meta.story({ ...tested.succeeds, tags: ['behavior'] });

/** The site knows the name already, so only the account type is missing. */
export const KnownName = meta.story({
  tags: ['behavior'],
  args: { defaultValues: { fullName: 'Maya Okafor' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Maya Okafor');
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

/** Two forms on a page have separate names and ids. */
export const Twice = meta.story({ ...formTwice(CompleteProfileForm), tags: ['behavior'] });
