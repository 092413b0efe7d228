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
});

export const Playground = meta.story({
  args: { hint: 'It cannot be changed later.', defaultValue: 'guest' },
});

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
    await expect(args.onValueChange).toHaveBeenCalledWith('host');
  },
});

export const Invalid = meta.story({
  args: { error: 'Please select account type', required: true },
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

/** In a narrow container, the cards are stacked. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
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
