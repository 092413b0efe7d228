import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Forms/Fields/SearchField',
  id: 'searchfield',
  component: SearchField,
  args: { label: 'Search workshops', name: 'q', onValueChange: fn() },
});

export const Default = meta.story({
  args: { defaultValue: 'bread' },
  decorators: [framed],
});

export const Playground = meta.story({
  args: { hint: 'By name, topic or city.', placeholder: 'Ceramics in Lisbon' },
});

/** Clearing notifies every listener and returns to the field, by pointer and by keyboard. */
export const Clears = meta.story({
  tags: ['behavior'],
  args: { defaultValue: 'bread' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    await userEvent.keyboard('rye');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

/** The search is a landmark; Enter and the button submit its form. */
export const InForm = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <search>
      <form
        aria-label="Workshops"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget).get('q'));
        }}
      >
        <Stack align="start">
          <SearchField {...args} />
          <Button type="reset" variant="outline" size="sm">
            Reset
          </Button>
        </Stack>
      </form>
    </search>
  ),
  args: { defaultValue: 'rye' },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const input = canvas.getByRole('searchbox');
    await userEvent.type(input, ' bread{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith('rye bread');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(onSubmit).toHaveBeenCalledTimes(2);
    // Clearing submits nothing.
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(input).toHaveValue('rye');
  },
});

/** In a bar, position and icon explain the field. The hidden label still names it. */
export const LabelHidden = meta.story({
  args: { labelHidden: true },
});

/** Results update while typing, so there is nothing to submit. */
export const WithoutSubmit = meta.story({
  args: { submitButton: false },
});

export const Invalid = meta.story({
  args: { error: 'Enter what you are looking for' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(
      'Enter what you are looking for',
    );
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'bread' } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '28rem' }}>
      <SearchField label="Empty" />
      <SearchField label="Filled" defaultValue="bread" hint="With a hint." />
      <SearchField label="Without submit" defaultValue="bread" submitButton={false} />
      <SearchField label="Label hidden" labelHidden placeholder="Search" />
      <SearchField label="Invalid" error="Enter what you are looking for" />
      <SearchField label="Read only" readOnly defaultValue="bread" />
      <SearchField label="Disabled" disabled defaultValue="bread" />
      <SearchField label="Small" size="sm" defaultValue="bread" />
      <SearchField label="Large" size="lg" defaultValue="bread" />
    </Stack>
  ),
});
