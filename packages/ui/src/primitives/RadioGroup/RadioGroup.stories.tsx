import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Radio, RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  title: 'Primitives/RadioGroup',
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

const accountTypes = (
  <>
    <Radio value="influencer" label="I'm an Influencer" hint="I create content." accent="creator" />
    <Radio value="brand" label="I'm a Brand" hint="I look for creators." accent="brand" />
  </>
);

export const Default = meta.story();

export const Playground = meta.story({
  args: { hint: 'You can change it any time.', defaultValue: 'basic' },
});

export const WithHint = meta.story({ args: { hint: 'You can change it any time.' } });

export const Cards = meta.story({
  args: { legend: 'Account type', variant: 'card', children: accountTypes },
});

export const CardsChosen = meta.story({
  args: {
    legend: 'Account type',
    variant: 'card',
    children: accountTypes,
    defaultValue: 'influencer',
  },
});

/** A card is pressed anywhere; its hint describes it and is no part of its name. */
export const CardIsTheTarget = meta.story({
  args: { legend: 'Account type', variant: 'card', children: accountTypes },
  play: async ({ canvas, args }) => {
    const brand = canvas.getByRole('radio', { name: "I'm a Brand" });
    await userEvent.click(canvas.getByText('I look for creators.'));
    await expect(brand).toBeChecked();
    await expect(brand).toHaveAccessibleDescription('I look for creators.');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('brand');
  },
});

export const Invalid = meta.story({
  args: {
    legend: 'Account type',
    variant: 'card',
    error: 'Please select account type',
    children: accountTypes,
    required: true,
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Account type' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Please select account type');
  },
});

export const InvalidPlain = meta.story({ args: { error: 'Choose a plan', required: true } });

/** One stop for Tab; arrow keys move and choose, around the end (ARIA radio group pattern). */
export const Keyboard = meta.story({
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

export const SpaceChooses = meta.story({
  play: async ({ canvas }) => {
    const first = canvas.getByRole('radio', { name: 'Basic' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
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

/** Read-only: the choice stays, and stays reachable, while a form is being sent. */
export const ReadOnly = meta.story({
  args: { defaultValue: 'basic', readOnly: true },
  play: async ({ canvas, args }) => {
    const basic = canvas.getByRole('radio', { name: 'Basic' });
    const { x, y } = canvas.getByText('Enterprise').getBoundingClientRect();
    await expect(document.elementFromPoint(x, y)?.closest('label')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(basic).toBeChecked();
    await expect(basic).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const Controlled = meta.story({
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

/** It is a field of its form: in its data, its validity and its reset. */
export const InAForm = meta.story({
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

export const Narrow = meta.story({
  args: { legend: 'Account type', variant: 'card', children: accountTypes },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Matrix = meta.story({
  tags: ['dev'],
  render: () => (
    <div style={{ display: 'grid', gap: '2rem', maxInlineSize: '28rem' }}>
      {(['plain', 'card'] as const).flatMap((variant) =>
        (['influencer', 'brand', undefined] as const).map((value) => (
          <RadioGroup
            key={`${variant}${value ?? ''}`}
            legend="Account type"
            variant={variant}
            defaultValue={value}
            error={value ? undefined : 'Please select account type'}
          >
            {accountTypes}
          </RadioGroup>
        )),
      )}
    </div>
  ),
});
