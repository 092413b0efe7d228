import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SURFACES, inCard } from '#stories/fixtures.tsx';
import { pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import type { FormResult } from '../form-result.ts';
import type { UseSubmitOptions } from '../submission.ts';
import { useSubmit } from '../use-submit.ts';
import { Card } from '../../primitives/data-display/Card/Card.tsx';
import { Grid } from '../../primitives/layout/Grid/Grid.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import { emailInput, type FormContent } from '../form-content.ts';
import { FormPanel } from './FormPanel.tsx';

const content: FormContent = {
  title: 'Ask for an invitation',
  text: 'We let a few people in every week.',
  submitLabel: 'Ask',
  submitBusyLabel: 'Asking...',
  unexpected: 'Failed to ask: {message}',
  success: 'Thank you. We will write to you.',
  noScript: 'Asking needs JavaScript.',
};

/** Any validator that implements Standard Schema works. */
const emailSchema = () => ({
  '~standard': {
    validate: (value: unknown) => {
      const values = value as { email: string };
      return values.email
        ? { value: values }
        : { issues: [{ message: 'Enter your email address', path: ['email'] }] };
    },
  },
});

type Invitation = UseSubmitOptions<{ email: string }>;

interface InvitationFormProps extends Omit<
  ComponentProps<typeof FormPanel>,
  'form' | 'content' | 'children' | 'onSubmit'
> {
  content?: FormContent;
  onSubmit: () => Promise<FormResult<{ email: string }>>;
  defaultValues?: Invitation['defaultValues'];
  result?: Invitation['result'];
  schema?: Invitation['schema'];
}

/** A custom form built on FormPanel. */
function InvitationForm({
  content: words = content,
  onSubmit,
  schema = emailSchema,
  defaultValues,
  result,
  ...rest
}: InvitationFormProps) {
  const form = useSubmit({ schema, onSubmit, defaultValues, result, content: words });
  return (
    <FormPanel {...rest} form={form} content={words}>
      <TextField {...form.field('email')} {...emailInput} label="Email address" required />
    </FormPanel>
  );
}

const invalid = { status: 'invalid' as const, fields: { email: 'Enter your email address' } };
const typed = { email: 'maya@example.com' };

const meta = preview.meta({
  title: 'Components/Forms/Frame/FormPanel',
  id: 'formpanel',
  component: InvitationForm,
  args: { onSubmit: fn(pending) },
});

export const Default = meta.story({
  decorators: [inCard],
});

export const Playground = meta.story({
  args: {
    headingLevel: 3,
    note: 'We write to you once, and never pass your address on.',
    footer: <Link href="/login">Sign in instead</Link>,
  },
});

/** The error is at the field. */
export const Invalid = meta.story({ args: { result: invalid } });

/** After a submit, the field also has focus. */
export const FocusesInvalid = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const email = canvas.getByLabelText('Email address');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Enter your email address');
    await expect(canvas.getAllByText('Enter your email address')).toHaveLength(1);
  },
});

/** The errors are also listed above the button. */
export const SummaryAtButton = meta.story({ args: { result: invalid, errorSummary: 'button' } });

/** The errors are also listed above the fields. */
export const SummaryAtTop = meta.story({ args: { result: invalid, errorSummary: 'top' } });

/** After a submit the list takes focus, and leads to the fields. */
export const ListsAtTop = meta.story({
  tags: ['behavior'],
  args: { errorSummary: 'top' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary.parentElement).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your email address' }));
    await expect(canvas.getByLabelText('Email address')).toHaveFocus();
  },
});

export const Busy = meta.story({
  args: { defaultValues: typed, result: { status: 'success', message: '' } },
});

export const BecomesBusy = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'maya@example.com{Enter}');
    await canvas.findByRole('button', { name: 'Asking...' });
  },
});

export const Succeeded = meta.story({ args: { result: { status: 'success' } } });

export const Succeeds = meta.story({
  tags: ['behavior'],
  args: { onSubmit: fn(async () => ({ status: 'success' as const })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'maya@example.com{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Thank you. We will write to you.',
    );
    await expect(canvas.getByLabelText('Email address')).toHaveValue('');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columnWidth="md">
      {SURFACES.map((surface) => (
        <Card key={surface} surface={surface}>
          <InvitationForm {...args} content={{ ...content, title: `On ${surface}` }} />
        </Card>
      ))}
    </Grid>
  ),
});
