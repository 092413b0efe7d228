import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { inCard } from '#stories/fixtures.tsx';
import { formStates, pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { PasswordResetForm } from './PasswordResetForm.tsx';

const meta = preview.meta({
  title: 'Sections/Account/PasswordResetForm',
  id: 'passwordresetform',
  component: PasswordResetForm,
  args: {
    onSubmit: fn(pending),
    onFirstInteraction: fn(),
    footer: <Link href="/login">Back to signing in</Link>,
  },
});

const { shown, tested } = formStates({
  carded: true,
  title: 'Reset your password',
  submitLabel: 'Send the link',
  busy: 'Sending...',
  fields: [
    {
      label: 'Email address',
      value: 'maya@example.com',
      autocomplete: 'username',
    },
  ],
  sent: { email: 'maya@example.com' },
  wrong: {
    label: 'Email address',
    value: 'maya.example.com',
    message: 'Enter an email address like name@example.com',
  },
  success: 'If there’s an account with this address,',
});

export const Default = meta.story({
  decorators: [inCard],
  args: { content: { title: 'Forgot your password?', text: 'We send you a link.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Forgot your password?' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Forgot your password?',
    );
    await expect(canvas.getByLabelText('Email address')).toHaveAttribute('type', 'email');
  },
});

export const Playground = meta.story({ args: { headingLevel: 2 } });

export const InvalidOne = meta.story(shown.invalidOne);

export const Success = meta.story(shown.success);

export const Sends = meta.story({ ...tested.sends, tags: ['behavior'] });

/** The answer is the same whether or not an account exists. */
export const TellsNobody = meta.story({
  tags: ['behavior'],
  args: { onSubmit: fn(async () => ({ status: 'success' as const })) },
  play: async ({ canvas }) => {
    for (const address of ['maya@example.com', 'nobody@example.com']) {
      const email = canvas.getByLabelText('Email address');
      await expect(email).toHaveValue('');
      // user-event does not notice that the form was reset and would append to the first address.
      await fireEvent.input(email, { target: { value: address } });
      await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
      const status = await canvas.findByRole('status');
      await expect(status).toHaveTextContent(/^If there’s an account with this address,/);
      await expect(status).not.toHaveTextContent(address);
    }
  },
});
