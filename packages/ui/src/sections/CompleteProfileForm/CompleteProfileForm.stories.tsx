import { expect, fn, waitFor } from 'storybook/test';
import { inCard } from '#stories/fixtures.tsx';
import { formStates, pending } from '#stories/form-states.tsx';
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
    },
    {
      label: 'Account type',
      value: 'For a team',
      choice: true,
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
});

export const Default = meta.story({
  decorators: [inCard],
  args: {
    content: { title: 'Almost there', text: 'Two questions, and you are in.', userTypes },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Almost there');
    await expect(canvas.getByRole('radiogroup', { name: 'Account type' })).toBeVisible();
  },
});

export const Playground = meta.story({ args: { headingLevel: 1 } });

export const InvalidSeveral = meta.story(shown.invalidSeveral);

export const Success = meta.story(shown.success);

export const Sends = meta.story({ ...tested.sends, tags: ['behavior'] });

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
