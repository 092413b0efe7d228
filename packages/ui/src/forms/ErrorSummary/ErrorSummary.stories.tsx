import { useId, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inView } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Radio } from '../../primitives/controls/RadioGroup/Radio.tsx';
import { RadioGroup } from '../../primitives/controls/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import { ErrorList } from './ErrorList.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { name: 'fullName', message: 'Enter your full name' },
  { name: 'userType', message: 'Please select account type' },
];

const meta = preview.meta({
  title: 'Components/Forms/Frame/ErrorSummary',
  id: 'errorsummary',
  component: ErrorSummary,
  subcomponents: { ErrorList },
  // On a page with many stories, they would steal focus from each other.
  args: { errors, takeFocus: false },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { detail: 'HTTP 422 Unprocessable Content' } });

/** An error that belongs to no field is not a link. */
export const WithoutField = meta.story({
  args: { errors: [...errors, { message: 'The two dates are the wrong way round' }] },
});

const fields = (wrong: boolean) => (
  <>
    <TextField
      label="Full name"
      name="fullName"
      error={wrong ? 'Enter your full name' : undefined}
    />
    <RadioGroup
      legend="Account type"
      name="userType"
      error={wrong ? 'Please select account type' : undefined}
    >
      <Radio value="guest" label="I’m a Guest" />
      <Radio value="host" label="I’m a Host" />
    </RadioGroup>
  </>
);

/** After each failed submit, the summary appears, is announced and takes focus. */
export const AfterSubmit = meta.story({
  tags: ['behavior'],
  args: { takeFocus: true },
  render: function Render(args) {
    const [attempt, setAttempt] = useState(0);
    return (
      <div style={{ display: 'grid', gap: '1.5rem' }}>
        <ErrorSummary {...args} key={attempt} errors={attempt ? errors : []} />
        <Form aria-label="Sign up" onSubmit={() => setAttempt(attempt + 1)}>
          {fields(attempt > 0)}
          <Button type="submit">Create account</Button>
        </Form>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Create account' });
    await userEvent.click(submit);
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('There is a problem');
    await waitFor(() => expect(summary.parentElement).toHaveFocus());

    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Enter your full name' })).toHaveFocus();

    await userEvent.click(submit);
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus());
  },
});

/**
 * Its links move focus to the field, by name or id, or to the first choice of a group. The URL does
 * not change.
 */
export const LinksLeadToFields = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const id = useId();
    return (
      <Stack gap={6}>
        <ErrorSummary {...args} errors={[...errors, { name: id, message: 'Enter a city' }]} />
        <Form aria-label="Sign up" onSubmit={() => {}}>
          {fields(true)}
        </Form>
        <TextField label="City" id={id} error="Enter a city" />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const before = location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Please select account type' }));
    await expect(canvas.getByRole('radio', { name: 'I’m a Guest' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a city' }));
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus();
    canvas.getByRole('link', { name: 'Enter your full name' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await expect(location.href).toBe(before);
  },
});

/** Following a link to an off-screen field also brings its label into view. */
export const FarAway = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <div>
      <ErrorSummary {...args} />
      <div style={{ blockSize: '120vh' }} />
      <Form aria-label="Sign up" onSubmit={() => {}}>
        {fields(true)}
      </Form>
      <div style={{ blockSize: '120vh' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please select account type' }));
    const isVisible = (text: string) => inView(canvas.getByText(text));
    await waitFor(() => expect(isVisible('Account type') && isVisible('I’m a Host')).toBe(true));
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={6}>
      <ErrorSummary {...args} errors={errors.slice(0, 1)} />
      <ErrorSummary {...args} errors={[...errors, { message: 'No field is to blame' }]} />
      <ErrorSummary {...args} detail="HTTP 422 Unprocessable Content">
        <p>Nothing has been sent.</p>
      </ErrorSummary>
      <div data-surface="ink">
        <ErrorSummary {...args} title="On ink" />
      </div>
    </Stack>
  ),
});
