import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Each, SURFACES } from '#stories/fixtures.tsx';
import { pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import { useSubmit } from '../use-submit.ts';
import { emailInput } from '../form-content.ts';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import { FormBand, type FormBandContent } from './FormBand.tsx';

const content: FormBandContent = {
  eyebrow: 'Early access',
  title: 'Ask for an invitation',
  text: 'We let a few people in every week.',
  submitLabel: 'Ask',
  submitBusyLabel: 'Asking...',
  unexpected: 'Failed to ask: {message}',
  success: 'Thank you. We will write to you.',
  noScript: 'Asking needs JavaScript.',
};

/** Any validator that implements Standard Schema works. */
const schema = () => ({
  '~standard': {
    validate: (value: unknown) => {
      const values = value as { email: string };
      return values.email
        ? { value: values }
        : { issues: [{ message: 'Enter your email address', path: ['email'] }] };
    },
  },
});

type InvitationBandProps = Omit<
  ComponentProps<typeof FormBand>,
  'form' | 'content' | 'children' | 'row' | 'onSubmit'
> & { title?: string; layout?: 'split' | 'row' };

/** A custom form built on FormBand. */
function InvitationBand({
  title = content.title as string,
  layout = 'split',
  ...rest
}: InvitationBandProps) {
  const form = useSubmit<{ email: string }>({
    schema,
    onSubmit: fn(pending),
    content,
  });
  const email = (
    <TextField {...form.field('email')} {...emailInput} label="Email address" required />
  );
  return (
    <FormBand {...rest} form={form} content={{ ...content, title }} row={layout === 'row' && email}>
      {layout === 'split' && email}
    </FormBand>
  );
}

const meta = preview.meta({
  title: 'Components/Forms/Frame/FormBand',
  id: 'formband',
  component: InvitationBand,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { surface: 'sunken', accent: 'tertiary' } });

/** One field and its button on one line; the error has a line of its own. */
export const Row = meta.story({
  args: { layout: 'row' },
});

/**
 * The aside is below the intro if there is room, otherwise after the fields. It is always read
 * after the fields.
 */
export const WithAside = meta.story({
  args: { aside: <Text tone="quiet">Already invited? Look for the link in your mail.</Text> },
  play: async ({ canvas }) => {
    const aside = canvas.getByText(/Already invited/);
    const follows = canvas.getByRole('button').compareDocumentPosition(aside);
    await expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Each of={SURFACES}>
      {(surface) => (
        <>
          <InvitationBand surface={surface} title={`Split on ${surface}`} />
          <InvitationBand surface={surface} layout="row" title={`Row on ${surface}`} />
        </>
      )}
    </Each>
  ),
});
