import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith('games');
    await expect(select).toHaveValue('games');
  },
});

export const Playground = meta.story({
  args: { hint: 'You can add more later.', placeholder: 'Choose a topic', required: true },
});

/** Nothing is chosen until the user chooses. */
export const Placeholder = meta.story({
  args: { placeholder: 'Choose a topic', required: true },
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
