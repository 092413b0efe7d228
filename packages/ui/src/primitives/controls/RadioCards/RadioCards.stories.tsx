import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { RadioCard, RadioCards } from './RadioCards.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Choices/RadioCards',
  id: 'radiocards',
  component: RadioCards,
  subcomponents: { RadioCard },
  args: {
    legend: 'Account type',
    onValueChange: fn(),
    children: (
      <>
        <RadioCard value="guest" label="I’m a Guest" hint="I look for a room." accent="secondary" />
        <RadioCard value="host" label="I’m a Host" hint="I have a room to let." accent="tertiary" />
      </>
    ),
  },
});

/** Each card shows its accent in the corner. */
export const Default = meta.story({
  args: { defaultValue: 'host' },
  play: async ({ canvas }) => {
    const accents = canvas
      .getAllByRole('radio')
      .map((radio: HTMLElement) => radio.closest('label')?.dataset['accent']);
    await expect(accents).toEqual(['secondary', 'tertiary']);
  },
});

export const Playground = meta.story({
  args: { hint: 'It cannot be changed later.', defaultValue: 'guest' },
});

export const WithHint = meta.story({ args: { hint: 'It cannot be changed later.' } });

export const Chosen = meta.story({ args: { defaultValue: 'host' } });

/** Without `accent`, a card inherits it and has no mark in its corner. */
export const WithoutAccent = meta.story({
  args: {
    legend: 'Plan',
    defaultValue: 'basic',
    children: (
      <>
        <RadioCard value="basic" label="Basic" hint="For trying it out." />
        <RadioCard value="team" label="Team" hint="For up to ten people who share their lists." />
      </>
    ),
  },
});

/** A card can be clicked anywhere; its hint describes it and is not part of its name. */
export const WholeCardIsTheTarget = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const host = canvas.getByRole('radio', { name: 'I’m a Host' });
    await userEvent.click(canvas.getByText('I have a room to let.'));
    await expect(host).toBeChecked();
    await expect(host).toHaveAccessibleDescription('I have a room to let.');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('host', expect.anything());
  },
});

/** One tab stop; the arrow keys move and choose (ARIA radio group pattern). */
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toBeChecked();
  },
});

export const Invalid = meta.story({
  args: { error: 'Please select account type', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Account type' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Please select account type');
  },
});

export const DisabledCard = meta.story({
  args: {
    children: (
      <>
        <RadioCard value="guest" label="I’m a Guest" hint="I look for a room." />
        <RadioCard value="host" label="I’m a Host" hint="Not open yet." disabled />
      </>
    ),
  },
});

export const Controlled = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const [type, setType] = useState<string | null>(null);
    return (
      <>
        <RadioCards {...args} value={type} onValueChange={setType} />
        <output>{type ?? 'none'}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('none');
    await userEvent.click(canvas.getByText('I’m a Host'));
    await expect(canvas.getByRole('status')).toHaveTextContent('host');
  },
});

/** The group takes part in its form's data, validation and reset. */
export const InAForm = meta.story({
  tags: ['behavior'],
  args: { name: 'userType', required: true },
  render: (args) => (
    <form>
      <RadioCards {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByText('I’m a Host'));
    await expect([...new FormData(form)]).toEqual([['userType', 'host']]);
    form.reset();
    await expect(form.checkValidity()).toBe(false);
  },
});

/** In a narrow container, the cards are stacked. */
export const Narrow = meta.story({
  tags: ['behavior'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio').map((radio) => radio.closest('label'));
    await expect(second!.getBoundingClientRect().top).toBeGreaterThan(
      first!.getBoundingClientRect().bottom,
    );
  },
});

/** Each row has as many cards as fit. */
export const Four = meta.story({
  args: {
    legend: 'Plan',
    style: { inlineSize: '28rem', maxInlineSize: '100%' },
    children: ['Essential', 'Professional', 'Enterprise', 'Internationally'].map((plan) => (
      <RadioCard key={plan} value={plan} label={plan} hint="Recommendations included." />
    )),
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup').getBoundingClientRect();
    const cards = canvas.getAllByRole('radio').map((radio) => radio.closest('label')!);
    for (const card of cards) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
      await expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(group.right + 1);
    }
    await expect(cards[1]!.getBoundingClientRect().top).toBe(cards[0]!.getBoundingClientRect().top);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem', maxInlineSize: '28rem' }}>
      <RadioCards {...args} />
      <RadioCards {...args} defaultValue="guest" />
      <RadioCards {...args} defaultValue="host" readOnly />
      <RadioCards {...args} error="Please select account type" />
      <RadioCards {...args} defaultValue="host" disabled />
      <RadioCards {...args} size="sm" defaultValue="host" />
      <RadioCards {...args} size="lg" defaultValue="host" />
    </div>
  ),
});
