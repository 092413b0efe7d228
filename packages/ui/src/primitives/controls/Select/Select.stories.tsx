import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Select } from './Select.tsx';

const options = (
  <>
    <option value="food">Food</option>
    <option value="travel">Travel</option>
    <option value="games">Games</option>
  </>
);

const meta = preview.meta({
  title: 'Components/Forms/Choices/Select',
  id: 'select',
  component: Select,
  args: { label: 'Topic', name: 'topic', children: options, onValueChange: fn() },
});

export const Default = meta.story({
  args: { hint: 'What most of your posts are about.', defaultValue: 'travel' },
  decorators: [framed],
});

/** The native control, with a name, keyboard support and type-ahead. */
export const Chooses = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Topic' });
    await expect(select.tagName).toBe('SELECT');
    await userEvent.selectOptions(select, 'games');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('games', expect.anything());
    await expect(select).toHaveValue('games');
  },
});

export const Playground = meta.story({
  args: { hint: 'You can add more later.', placeholder: 'Choose a topic', required: true },
});

export const WithHint = meta.story({ args: { hint: 'You can add more later.' } });

/** Nothing is chosen until the user chooses. */
export const Placeholder = meta.story({
  args: { placeholder: 'Choose a topic', required: true },
});

export const PlaceholderLeft = Placeholder.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox');
    await expect(select).toHaveValue('');
    await expect(select.validity.valueMissing).toBe(true);
    await userEvent.selectOptions(select, 'travel');
    await expect(select.validity.valid).toBe(true);
  },
});

export const Groups = meta.story({
  args: {
    label: 'City',
    children: (
      <>
        <optgroup label="Portugal">
          <option>Lisbon</option>
          <option>Porto</option>
        </optgroup>
        <optgroup label="Spain">
          <option>Barcelona</option>
        </optgroup>
      </>
    ),
  },
});

export const Invalid = meta.story({
  args: { placeholder: 'Choose a topic', error: 'Choose a topic', required: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toBeRequired();
    await expect(select).toHaveAccessibleDescription('Choose a topic');
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

/** The value waits for its option. Here a button adds the options. */
export const OptionsComeLater = meta.story({
  args: { placeholder: 'Choose a topic', defaultValue: 'games' },
  render: function Render({ children, ...args }) {
    const [shown, show] = useState(false);
    return (
      <Stack align="start">
        <Select {...args}>{shown && children}</Select>
        <Button variant="outline" onClick={() => show(!shown)}>
          {shown ? 'Take the options away' : 'Bring the options'}
        </Button>
      </Stack>
    );
  },
});

export const TakesItsOption = OptionsComeLater.extend({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox');
    const button = canvas.getByRole('button');
    await expect(select).toHaveValue('');
    await userEvent.click(button);
    await waitFor(() => expect(select).toHaveValue('games'));
    await userEvent.selectOptions(select, 'food');
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(select).toHaveValue('food'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
});

/** One option is disabled; the control looks the same. */
export const DisabledOption = meta.story({
  args: {
    children: (
      <>
        {options}
        <option value="news" disabled>
          News
        </option>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeEnabled();
    await expect(getComputedStyle(select.parentElement as Element).opacity).toBe('1');
  },
});

/** The parent controls the value. */
export const Controlled = meta.story({
  tags: ['behavior'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'travel');
    await expect(canvas.getByText('Chosen: travel')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('combobox')).toHaveValue('food');
  },
});

/** The value is in the form data, and a reset restores the initial value. */
export const InForm = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <form aria-label="Profile">
      <Stack align="start">
        <Select {...args} />
        <Button type="reset" variant="outline">
          Reset
        </Button>
      </Stack>
    </form>
  ),
  args: { defaultValue: 'travel' },
  play: async ({ canvas }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).get('topic');
    await expect(data()).toBe('travel');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'food');
    await expect(data()).toBe('food');
    await userEvent.click(canvas.getByRole('button'));
    await expect(data()).toBe('travel');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '28rem' }}>
      <Select label="Plain">{options}</Select>
      <Select label="Placeholder" placeholder="Choose a topic" hint="With a hint.">
        {options}
      </Select>
      <Select label="Invalid" error="Choose a topic">
        {options}
      </Select>
      <Select label="Disabled" disabled>
        {options}
      </Select>
      <Select label="Long">
        <option>
          A choice whose words are so many that they do not fit and end in an ellipsis instead
        </option>
      </Select>
      <Select label="Small" size="sm">
        {options}
      </Select>
      <Select label="Large" size="lg">
        {options}
      </Select>
    </Stack>
  ),
});

function Kept(props: ComponentProps<typeof Select>) {
  const [value, setValue] = useState('food');
  return (
    <Stack align="start">
      <Select {...props} value={value} onValueChange={setValue} />
      <Text>Chosen: {value}</Text>
      <Button variant="outline" onClick={() => setValue('food')}>
        Back to food
      </Button>
    </Stack>
  );
}
