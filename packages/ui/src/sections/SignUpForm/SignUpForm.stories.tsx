import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import * as z from 'zod';
import { inCard } from '#stories/fixtures.tsx';
import { formStates, pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import { signUpForm } from '../../../testing/index.ts';
import { Checkbox } from '../../primitives/controls/Checkbox/Checkbox.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** The form asks for an account type if there are types to choose from. */
const userTypes = [
  { value: 'personal', label: 'For myself', hint: 'One person, one place.' },
  { value: 'team', label: 'For a team', hint: 'Shared by everyone you invite.' },
] as const;

const meta = preview.meta({
  title: 'Sections/Account/SignUpForm',
  id: 'signupform',
  component: SignUpForm,
  args: {
    content: { userTypes },
    onSubmit: fn(pending),
    onFirstInteraction: fn(),
    footer: (
      <>
        Have an account already? <Link href="/login">Sign in</Link>
      </>
    ),
  },
});

type Canvas = ReturnType<typeof within>;
const fieldOf = (canvas: Canvas, label: string) => canvas.getByLabelText(label, { exact: true });
const radio = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name });
const button = (canvas: Canvas) => canvas.getByRole('button', { name: /^Creat(e|ing) account/ });

/** The values that the tests fill in and `onSubmit` receives. */
const complete = {
  fullName: 'Maya Okafor',
  email: 'maya@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
};

/** The form in a test, whose steps Storybook lists. */
const signUp = (canvasElement: Element) => signUpForm(canvasElement, { user: userEvent });

const { shown, tested } = formStates({
  carded: true,
  title: 'Create your account',
  submitLabel: 'Create account',
  busy: 'Creating account...',
  fields: [
    {
      label: 'Full name',
      value: 'Maya Okafor',
      autocomplete: 'name',
    },
    {
      label: 'Email address',
      value: 'maya@example.com',
      autocomplete: 'email',
    },
    {
      label: 'Password',
      value: ' correct horse ',
      verbatim: true,
      autocomplete: 'new-password',
    },
    {
      label: 'Confirm password',
      value: ' correct horse ',
      verbatim: true,
      autocomplete: 'new-password',
    },
    {
      label: 'Account type',
      value: 'For a team',
      choice: true,
    },
  ],
  sent: {
    fullName: 'Maya Okafor',
    email: 'maya@example.com',
    password: ' correct horse ',
    confirmPassword: ' correct horse ',
    userType: 'team',
  },
  wrong: {
    label: 'Confirm password',
    value: 'correct horse',
    message: 'Passwords do not match',
  },
  several: {
    errors: [
      ['Full name', 'Enter your full name'],
      ['Email address', 'Enter your email address'],
      ['Password', 'Enter a password'],
      ['Confirm password', 'Enter the password again'],
      ['Account type', 'Please select account type'],
    ],
  },
  failure: 'Failed to create an account',
});

/** Without account types, the form does not ask for one. */
export const Default = meta.story({
  decorators: [inCard],
  args: { content: { title: 'Join the exchange', text: 'Free, and ready in a minute.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Join the exchange');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

export const Playground = meta.story({
  args: { content: { userTypes, text: 'Free, and ready in a minute.' }, headingLevel: 2 },
});

export const InvalidSeveral = meta.story(shown.invalidSeveral);

export const Submitting = meta.story(shown.submitting);

export const Rejected = meta.story(shown.rejected);

export const Success = meta.story(shown.success);

export const Sends = meta.story({ ...tested.sends, tags: ['behavior'] });

export const Filling = meta.story({ ...tested.filling, tags: ['behavior'] });

export const CorrectsSeveral = meta.story({ ...tested.correctsSeveral, tags: ['behavior'] });

export const Announcements = meta.story({ ...tested.announcements, tags: ['behavior'] });

export const SubmitsOnce = meta.story({ ...tested.submitsOnce, tags: ['behavior'] });

export const Pasted = meta.story({ ...tested.pasted, tags: ['behavior'] });

export const TriesAgain = meta.story({ ...tested.triesAgain, tags: ['behavior'] });

export const RejectedField = meta.story({ ...tested.rejectedField, tags: ['behavior'] });

export const ThrownTwice = meta.story({ ...tested.thrownTwice, tags: ['behavior'] });

/** What the visitor agrees to, between the button and the other links. */
export const WithNote = meta.story({
  tags: ['behavior'],
  args: {
    note: (
      <>
        By creating an account you agree to our <Link href="/terms">Terms of Service</Link>.
      </>
    ),
  },
  play: async ({ canvas }) => {
    const terms = canvas.getByRole('link', { name: 'Terms of Service' });
    await expect(button(canvas).compareDocumentPosition(terms)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
});

/** Advice on the password, which never keeps anyone from signing up. */
export const WeakPassword = meta.story({
  tags: ['behavior'],
  args: { content: {} },
  play: async ({ canvas, canvasElement, args }) => {
    const form = signUp(canvasElement);
    await form.fill({ ...complete, password: 'okafor99', confirmPassword: 'okafor99' });
    await waitFor(() =>
      expect(fieldOf(canvas, 'Password')).toHaveAccessibleDescription(/don’t use your name/),
    );
    await form.submit();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
});

/** The link that led here may have set the account type. */
export const Prefilled = meta.story({
  tags: ['behavior'],
  args: { defaultValues: { fullName: 'Maya Okafor', userType: 'team' } },
  play: async ({ canvas }) => {
    await expect(fieldOf(canvas, 'Full name')).toHaveValue('Maya Okafor');
    await expect(radio(canvas, 'For a team')).toBeChecked();
  },
});

/** The whole form, filled in by keyboard. */
export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Maya Okafor');
    await userEvent.tab();
    await userEvent.keyboard('maya@example.com');
    await userEvent.tab();
    await userEvent.keyboard('correct horse');
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Show password' })[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('correct horse');
    await userEvent.tab();
    await userEvent.tab();
    await expect(radio(canvas, 'For myself')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(canvas, 'For a team')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...complete, userType: 'team' }),
    );
  },
});

/** The visitor may correct either password. */
export const PasswordsDiffer = meta.story({
  tags: ['behavior'],
  args: { content: {} },
  play: async ({ canvas, canvasElement, args }) => {
    const form = signUp(canvasElement);
    await form.fill({ ...complete, confirmPassword: 'correct house' }).submit();
    await expect(await form.errors()).toEqual({ confirmPassword: 'Passwords do not match' });
    // Focus moves just after the errors appear.
    await waitFor(() => expect(fieldOf(canvas, 'Confirm password')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await form.fill({ password: 'correct house' });
    await waitFor(() => expect(fieldOf(canvas, 'Confirm password')).toBeValid());
  },
});

/** Any number of account types, with any values. */
export const AccountTypes = meta.story({
  tags: ['behavior'],
  render: () => (
    <SignUpForm
      onSubmit={async ({ userType }) => {
        const chosen: 'reader' | 'author' | 'editor' = userType;
        return { status: 'error', message: chosen };
      }}
      content={{
        userType: 'You are …',
        userTypes: [
          { value: 'reader', label: 'a reader' },
          { value: 'author', label: 'an author', accent: 'secondary' },
          { value: 'editor', label: 'an editor', accent: 'tertiary' },
        ],
      }}
    />
  ),
});

const terms = z.object({
  phone: z.string().regex(/^\+?[\d ]{7,}$/, 'Enter a phone number'),
  terms: z.literal(true, 'Please accept the terms'),
});

const onTerms =
  fn<(values: { email: string; phone: string; terms: true }) => Promise<never>>(pending);

/** Two more fields with a schema of their own, typed through to `onSubmit`. */
export const MoreFields = meta.story({
  render: () => (
    <SignUpForm schema={terms} onSubmit={onTerms}>
      {(field) => (
        <>
          <TextField {...field('phone')} label="Phone number" type="tel" autoComplete="tel" />
          <Checkbox {...field('terms')} label="I accept the terms" />
        </>
      )}
    </SignUpForm>
  ),
});

export const SendsMoreFields = MoreFields.extend({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    onTerms.mockClear();
    const form = signUp(canvasElement);
    await form.fill({ ...complete, phone: 'none' }).submit();
    await expect(await form.errors()).toEqual({
      phone: 'Enter a phone number',
      terms: 'Please accept the terms',
    });
    await waitFor(() => expect(fieldOf(canvas, 'Phone number')).toHaveFocus());
    const more = { phone: '+49 30 1234567', terms: true };
    await form.fill(more).submit();
    await waitFor(() => expect(onTerms).toHaveBeenCalledTimes(1));
    await expect(onTerms.mock.lastCall?.[0]).toEqual({ ...complete, ...more });
  },
});

/** Only some of its fields, in another order and with other labels. */
export const FewerFields = meta.story({
  tags: ['behavior'],
  args: {
    fields: ['email', 'fullName', 'password'],
    content: { fullName: 'What should we call you?' },
    onSubmit: fn(pending),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const names = [...canvasElement.querySelectorAll('input')].map(({ name }) => name);
    await expect(names).toEqual(['email', 'fullName', 'password']);
    await expect(fieldOf(canvas, 'What should we call you?')).toHaveAttribute('name', 'fullName');
    const { confirmPassword: _, ...values } = complete;
    await signUp(canvasElement).fill(values).submit();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(values));
  },
});
