import { useId, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inView } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { Checkbox } from '../../primitives/controls/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../primitives/controls/Checkbox/CheckboxGroup.tsx';
import { Form } from '../Form/Form.tsx';
import { Radio, RadioGroup } from '../../primitives/controls/RadioGroup/RadioGroup.tsx';
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

/** All of its text comes from props. */
export const OwnWords = meta.story({
  args: {
    title: 'Es gibt ein Problem',
    headingLevel: 3,
    children: <p>Zwei Angaben fehlen noch.</p>,
    errors: [{ name: 'fullName', message: 'Geben Sie Ihren Namen ein' }],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Es gibt ein Problem', level: 3 }),
    ).toBeVisible();
  },
});

/** An error that belongs to no field is not a link. */
export const WithoutField = meta.story({
  args: { errors: [...errors, { message: 'The two dates are the wrong way round' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** Without errors, nothing is rendered. */
export const NoErrors = meta.story({
  args: { errors: [] },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <p>Create your account</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
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
 * Its links move focus to the field, or to the first choice of a group. The URL does not change.
 */
export const LinksLeadToFields = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <ErrorSummary {...args} />
      <Form aria-label="Sign up" onSubmit={() => {}}>
        {fields(true)}
      </Form>
    </div>
  ),
  play: async ({ canvas }) => {
    const before = location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Please select account type' }));
    await expect(canvas.getByRole('radio', { name: 'I’m a Guest' })).toHaveFocus();
    canvas.getByRole('link', { name: 'Enter your full name' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    await expect(location.href).toBe(before);
  },
});

/**
 * A disabled choice cannot take focus: the next one does, both after a submit and through the link.
 */
export const FirstChoiceDisabled = meta.story({
  tags: ['behavior'],
  args: {
    errors: [
      { name: 'userType', message: 'Please select account type' },
      { name: 'topics', message: 'Choose at least one topic' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <Form aria-label="Sign up" onSubmit={() => {}}>
        <RadioGroup legend="Account type" name="userType" error="Please select account type">
          <Radio value="agency" label="I’m an Agency" disabled />
          <Radio value="host" label="I’m a Host" />
        </RadioGroup>
        <Button type="submit">Create account</Button>
      </Form>
      <Form aria-label="Profile" onSubmit={() => {}}>
        <CheckboxGroup legend="Topics" name="topics" error="Choose at least one topic">
          <Checkbox value="travel" label="Travel" disabled />
          <Checkbox value="food" label="Food" />
        </CheckboxGroup>
        <Button type="submit">Save</Button>
      </Form>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const choices = [
      ['Create account', 'Please select account type', canvas.getByLabelText('I’m a Host')],
      ['Save', 'Choose at least one topic', canvas.getByLabelText('Food')],
    ] as const;
    for (const [button, link, choice] of choices) {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await waitFor(() => expect(choice).toHaveFocus());
      choice.blur();
      await userEvent.click(canvas.getByRole('link', { name: link }));
      await expect(choice).toHaveFocus();
    }
  },
});

/** If several forms have a field with the same name, the link leads to the invalid one. */
export const SameNameTwice = meta.story({
  tags: ['behavior'],
  args: { errors: [{ name: 'email', message: 'Enter your email address' }] },
  render: (args) => (
    <Stack>
      <Form aria-label="Newsletter" onSubmit={() => {}}>
        <TextField label="Newsletter address" name="email" />
      </Form>
      <ErrorSummary {...args} />
      <Form aria-label="Search" onSubmit={() => {}}>
        <TextField label="Search by address" name="email" />
      </Form>
      <Form aria-label="Sign up" onSubmit={() => {}}>
        <TextField label="Email address" name="email" error="Enter your email address" />
      </Form>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Enter your email address' });
    const wrong = canvas.getByRole('textbox', { name: 'Email address' });
    await userEvent.click(link);
    await expect(wrong).toHaveFocus();
    // If no field is invalid, the link leads to the next form below.
    wrong.removeAttribute('aria-invalid');
    await userEvent.click(link);
    await expect(canvas.getByRole('textbox', { name: 'Search by address' })).toHaveFocus();
    wrong.setAttribute('aria-invalid', 'true');
  },
});

/**
 * Links by the id of a control or a group. They need no form and work before the script has loaded.
 */
export const ById = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const id = useId();
    return (
      <div style={{ display: 'grid', gap: '1.5rem' }}>
        <ErrorSummary
          {...args}
          errors={[
            { name: `${id}-name`, message: 'Enter your full name' },
            { name: `${id}-type`, message: 'Please select account type' },
          ]}
        />
        <TextField label="Full name" id={`${id}-name`} error="Enter your full name" />
        <RadioGroup legend="Account type" id={`${id}-type`} error="Please select account type">
          <Radio value="guest" label="I’m a Guest" />
          <Radio value="host" label="I’m a Host" />
        </RadioGroup>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please select account type' }));
    await expect(canvas.getByRole('radio', { name: 'I’m a Guest' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your full name' }));
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
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

/** For a group of checkboxes, the legend and the choices come into view. */
export const FarAwayGroup = meta.story({
  tags: ['behavior'],
  args: { errors: [{ name: 'topics', message: 'Choose at least one topic' }] },
  render: (args) => (
    <div>
      <ErrorSummary {...args} />
      <div style={{ blockSize: '120vh' }} />
      <Form aria-label="Profile" onSubmit={() => {}}>
        <CheckboxGroup legend="Topics" name="topics" error="Choose at least one topic">
          <Checkbox value="travel" label="Travel" />
          <Checkbox value="food" label="Food" />
        </CheckboxGroup>
      </Form>
      <div style={{ blockSize: '120vh' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Choose at least one topic' }));
    await expect(canvas.getByRole('checkbox', { name: 'Travel' })).toHaveFocus();
    const isVisible = (text: string) => inView(canvas.getByText(text));
    await waitFor(() => expect(isVisible('Topics') && isVisible('Food')).toBe(true));
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
