import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const onValueChange = fn();

const meta = preview.meta({
  title: 'Components/Forms/Choices/Checkbox',
  id: 'checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  args: { label: 'Send me the monthly letter', name: 'letter', onCheckedChange: fn() },
});

const topics = ['Food', 'Travel', 'Games'];
const choices = topics.map((topic) => (
  <Checkbox key={topic} value={topic.toLowerCase()} label={topic} />
));

export const Default = meta.story({
  render: () => (
    <Stack gap={6}>
      <CheckboxGroup legend="Topics" hint="What you would like to read about." name="topics">
        <Checkbox value="food" label="Food" defaultChecked />
        <Checkbox value="travel" label="Travel" defaultChecked />
        <Checkbox value="games" label="Games" />
      </CheckboxGroup>
      <Checkbox label="Send me the monthly letter" hint="No more than one a month." name="letter" />
    </Stack>
  ),
});

/** The whole checkbox can be clicked. Space checks it; Enter does not. */
export const Toggles = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me the monthly letter' });
    await userEvent.click(canvas.getByText('Send me the monthly letter'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
});

export const Playground = meta.story({
  args: { hint: 'No more than one a month.', defaultChecked: true },
});

export const Checked = meta.story({ args: { defaultChecked: true } });

export const Invalid = meta.story({
  args: {
    label: 'I agree to the terms',
    required: true,
    requiredMark: '(required)',
    error: 'Agree to the terms to go on',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms (required)' });
    await expect(box).toBeRequired();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Agree to the terms to go on');
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });

/** Any number of a few choices, under one question. */
export const Group = meta.story({
  tags: ['behavior'],
  render: () => (
    <CheckboxGroup
      legend="Topics"
      hint="As many as you like."
      name="topics"
      defaultValue={['travel']}
      onValueChange={onValueChange}
    >
      {choices}
    </CheckboxGroup>
  ),
  play: async ({ canvas }) => {
    onValueChange.mockClear();
    const group = canvas.getByRole('group', { name: 'Topics' });
    await expect(group).toHaveAccessibleDescription('As many as you like.');
    await expect(canvas.getByRole('checkbox', { name: 'Travel' })).toBeChecked();
    await userEvent.click(canvas.getByText('Food'));
    await expect(onValueChange).toHaveBeenLastCalledWith(['food', 'travel']);
    await userEvent.click(canvas.getByText('Travel'));
    await expect(onValueChange).toHaveBeenLastCalledWith(['food']);
  },
});

export const GroupInvalid = meta.story({
  render: () => (
    <CheckboxGroup legend="Topics" error="Choose at least one topic">
      {choices}
    </CheckboxGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Choose at least one topic',
    );
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
});

/** One checkbox for all: indeterminate while only some are checked. */
export const Indeterminate = meta.story({
  render: () => <AllTopics />,
});

export const ChecksAll = Indeterminate.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'All topics' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(all.indeterminate).toBe(false);
    for (const topic of topics)
      await expect(canvas.getByRole('checkbox', { name: topic })).toBeChecked();
    await userEvent.click(canvas.getByText('Games'));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByText('Games'));
    await userEvent.click(all);
    await expect(canvas.getByText('Chosen: 0')).toBeVisible();
  },
});

/** Its name and value are in the form's data; a reset restores the initial state. */
export const InForm = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <form aria-label="Profile">
      <Stack align="start">
        <CheckboxGroup legend="Topics" name="topics" defaultValue={['games']}>
          {choices}
        </CheckboxGroup>
        <Checkbox {...args} />
        <Button type="reset" variant="outline">
          Reset
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const data = () => {
      const form = new FormData(canvas.getByRole<HTMLFormElement>('form'));
      return [form.getAll('topics'), form.get('letter')];
    };
    await expect(data()).toEqual([['games'], null]);
    await userEvent.click(canvas.getByText('Food'));
    await userEvent.click(canvas.getByText('Send me the monthly letter'));
    await expect(data()).toEqual([['food', 'games'], 'on']);
    await userEvent.click(canvas.getByRole('button'));
    await expect(data()).toEqual([['games'], null]);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
        <div key={accent} data-accent={accent}>
          <Checkbox label={accent} />
          <Checkbox label="checked" defaultChecked hint="With a hint." />
          <Checkbox label="indeterminate" indeterminate />
          <Checkbox label="disabled" disabled />
          <Checkbox label="disabled, checked" disabled defaultChecked />
          <Checkbox label="invalid" error="Something is wrong" />
          <Checkbox label="Small" size="sm" defaultChecked hint="With a hint." />
          <Checkbox label="Large" size="lg" defaultChecked hint="With a hint." />
          <Checkbox label="small, indeterminate" size="sm" indeterminate />
        </div>
      ))}
    </Stack>
  ),
});

function AllTopics() {
  const [chosen, setChosen] = useState(['food']);
  const every = chosen.length === topics.length;
  return (
    <Stack gap={0}>
      <Checkbox
        label="All topics"
        checked={every}
        indeterminate={!every && chosen.length > 0}
        onCheckedChange={() => setChosen(every ? [] : topics.map((topic) => topic.toLowerCase()))}
      />
      <CheckboxGroup
        legend="Topics"
        value={chosen}
        onValueChange={setChosen}
        style={{ paddingInlineStart: '2rem' }}
      >
        {choices}
      </CheckboxGroup>
      <Text>Chosen: {chosen.length}</Text>
    </Stack>
  );
}
