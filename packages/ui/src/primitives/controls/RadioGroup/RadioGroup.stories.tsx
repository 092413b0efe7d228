import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Choices/RadioGroup',
  id: 'radiogroup',
  component: RadioGroup,
  subcomponents: { Radio },
  args: {
    legend: 'Plan',
    onValueChange: fn(),
    children: (
      <>
        <Radio value="basic" label="Basic" />
        <Radio value="professional" label="Professional" />
        <Radio value="enterprise" label="Enterprise" />
      </>
    ),
  },
});

export const Default = meta.story({
  args: { hint: 'You can change it any time.', defaultValue: 'professional' },
  decorators: [framed],
});

export const Playground = meta.story({
  args: { hint: 'You can change it any time.', defaultValue: 'basic' },
});

/** The label names a choice and the hint describes it; both can be clicked. */
export const HintsOfChoices = meta.story({
  args: {
    children: (
      <>
        <Radio value="basic" label="Basic" hint="For trying it out." />
        <Radio value="professional" label="Professional" hint="For a team of up to ten." />
      </>
    ),
  },
});

export const ClickOnHint = HintsOfChoices.extend({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const radio = canvas.getByRole('radio', { name: 'Professional' });
    await expect(radio).toHaveAccessibleDescription('For a team of up to ten.');
    await userEvent.click(canvas.getByText('For a team of up to ten.'));
    await expect(radio).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('professional');
  },
});

export const Invalid = meta.story({
  args: { error: 'Choose a plan', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Plan' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose a plan');
  },
});

/** One tab stop; the arrow keys move, choose and wrap around (ARIA radio group pattern). */
export const Keyboard = meta.story({
  tags: ['behavior'],
  args: { defaultValue: 'professional' },
  play: async ({ canvas }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('Professional')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Enterprise')).toHaveFocus();
    await expect(radio('Enterprise')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Basic')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio('Enterprise')).toBeChecked();
    await userEvent.tab();
    for (const other of canvas.getAllByRole('radio')) await expect(other).not.toHaveFocus();
  },
});

export const DisabledChoice = meta.story({
  args: {
    children: (
      <>
        <Radio value="basic" label="Basic" />
        <Radio value="professional" label="Professional" disabled />
      </>
    ),
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'basic' } });

/** Read-only: the choice cannot change, but stays focusable, while a form is being sent. */
export const ReadOnly = meta.story({
  args: { defaultValue: 'basic', readOnly: true },
});

export const StaysAsItIs = ReadOnly.extend({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const basic = canvas.getByRole('radio', { name: 'Basic' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(basic).toBeChecked();
    await expect(basic).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const Controlled = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const [plan, setPlan] = useState<string | null>(null);
    return (
      <>
        <RadioGroup {...args} value={plan} onValueChange={setPlan} />
        <output>{plan ?? 'none'}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('none');
    await userEvent.click(canvas.getByText('Enterprise'));
    await expect(canvas.getByRole('radio', { name: 'Enterprise' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('enterprise');
  },
});

/** The group takes part in its form's data, validation and reset. */
export const InAForm = meta.story({
  tags: ['behavior'],
  args: { name: 'plan', required: true },
  render: (args) => (
    <form>
      <RadioGroup {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const radio = canvas.getByRole('radio', { name: 'Professional' });
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(radio);
    await expect(form.checkValidity()).toBe(true);
    await expect([...new FormData(form)]).toEqual([['plan', 'professional']]);
    form.reset();
    await expect(radio).not.toBeChecked();
  },
});

/** With react-hook-form, `Controller` holds the value. */
export const ReactHookForm = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const { control, handleSubmit, setValue, reset } = useForm<{ plan: string | null }>({
      defaultValues: { plan: 'professional' },
    });
    const [sent, setSent] = useState('nothing');
    return (
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(({ plan }) => setSent(`${plan}`))(event)}
      >
        <Stack>
          <Controller
            control={control}
            name="plan"
            rules={{ required: 'Choose a plan' }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <RadioGroup
                {...args}
                {...field}
                onValueChange={onChange}
                error={fieldState.error?.message}
              />
            )}
          />
          <Inline>
            <Button type="submit">Send</Button>
            <Button onClick={() => setValue('plan', 'basic')}>Take Basic</Button>
            <Button onClick={() => reset()}>Start again</Button>
          </Inline>
          <output>{sent}</output>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const expectSent = async (plan: string) => {
      await press('Send');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(plan));
    };
    await expect(radio('Professional')).toBeChecked();
    await expectSent('professional');
    await userEvent.click(radio('Enterprise'));
    await expectSent('enterprise');
    await press('Take Basic');
    await expect(radio('Basic')).toBeChecked();
    await expectSent('basic');
    await press('Start again');
    await waitFor(() => expect(radio('Professional')).toBeChecked());
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem', maxInlineSize: '28rem' }}>
      <RadioGroup {...args} />
      <RadioGroup {...args} defaultValue="basic" hint="You can change it any time." />
      <RadioGroup {...args} error="Choose a plan" required requiredMark="(required)" />
      <RadioGroup {...args} defaultValue="basic" readOnly />
      <RadioGroup {...args} defaultValue="basic" disabled />
      <RadioGroup {...args} size="sm" defaultValue="basic" />
      <RadioGroup {...args} size="lg" defaultValue="basic" />
    </div>
  ),
});
