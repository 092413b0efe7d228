// A namespace import, because React has no named useState export in a server component.
import * as React from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { SearchHero, type SearchHeroContent } from './SearchHero.tsx';

const content: SearchHeroContent = {
  title: 'How can we help?',
  text: 'Search the guides, or start with what others looked for.',
  label: 'Search the guides',
  submitLabel: 'Search',
  placeholder: 'For example: change my email address',
  suggestions: ['Payments', 'Routes', 'Tickets', 'Cancellations'].map((label) => ({
    label,
    href: `/help/${label}`,
  })),
};

const meta = preview.meta({
  title: 'Sections/Heroes/SearchHero',
  id: 'searchhero',
  component: SearchHero,
  parameters: { layout: 'fullscreen' },
  args: { content, onSearch: fn() },
});

export const Default = meta.story();

/** The button and Enter both search for the text in the field. */
export const Searches = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, args }) => {
    const region = canvas.getByRole('region', { name: content.title as string });
    // The form has the same name. The test library does not know the role of <search>.
    await expect(canvasElement.querySelector('search')).toHaveAttribute(
      'aria-labelledby',
      region.getAttribute('aria-labelledby'),
    );
    const field = canvas.getByRole('searchbox', { name: 'Search the guides' });
    await userEvent.type(field, 'refunds');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith('refunds');
    await userEvent.type(field, ' and more{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('refunds and more');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

/** Without a callback, and before the script has loaded, the form navigates to a URL. */
export const LeadsToAnAddress = meta.story({
  tags: ['behavior'],
  render: (args) => <SearchHero {...args} formAction="/search" name="words" onSearch={undefined} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    await expect(field.form).toHaveAttribute('action', '/search');
    await expect(field.form?.method).toBe('get');
    await expect(field).toHaveAttribute('name', 'words');
  },
});

export const WithResult = meta.story({
  args: { result: <Text>Nothing is called “gold”.</Text> },
});

/** The result of the search is announced. */
export const AnnouncesResult = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const [words, setWords] = React.useState<string | null>(null);
    return (
      <SearchHero
        {...args}
        onSearch={setWords}
        result={words !== null && <Text>Nothing is called “{words}”.</Text>}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'gold{Enter}');
    const result = await canvas.findByText('Nothing is called “gold”.');
    await waitFor(() => expect(result.closest('[aria-live="polite"]')).toBeVisible());
  },
});

const GUIDES = ['Change your email address', 'Change your plan', 'Move to a new phone'];

/** Results appear while the visitor types; only their number is announced. */
export const ResultsAtOnce = meta.story({
  render: function Render(args) {
    const [words, setWords] = React.useState('change');
    const found = GUIDES.filter((guide) => guide.toLowerCase().includes(words.toLowerCase()));
    return (
      <SearchHero
        {...args}
        defaultValue="change"
        onValueChange={setWords}
        result={<Text>{found.length} guides</Text>}
      >
        <Stack gap={2} asChild>
          <ul>
            {found.map((guide) => (
              <li key={guide}>
                <Link href={`/help/${guide}`}>{guide}</Link>
              </li>
            ))}
          </ul>
        </Stack>
      </SearchHero>
    );
  },
});

/** The field starts with a text, a link to it moves the focus there, and each key is reported. */
export const FollowsTyping = meta.story({
  tags: ['behavior'],
  args: { defaultValue: 'gold', fieldId: 'find', onValueChange: fn(), children: 'Below' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('gold');
    await expect(field).toHaveAttribute('id', 'find');
    await userEvent.type(field, '!');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('gold!');
    await expect(canvas.getByText('Below').closest('[aria-live]')).toBe(null);
  },
});
