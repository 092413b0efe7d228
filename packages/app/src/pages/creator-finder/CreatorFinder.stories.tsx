import { expect, userEvent, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CreatorFinder } from '../CreatorFinder.tsx';

/** Eight creators, ranked by three filters: on the page for brands. */
const meta = preview.meta({
  title: 'Foundations/Brand/Creator finder',
  id: 'creator-finder',
  globals: { theme: 'rapport' },
  component: CreatorFinder,
  decorators: [(Story) => <div data-accent="tertiary">{<Story />}</div>],
});

type Finds = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole' | 'getByLabelText'>;

const first = (canvas: Finds) => canvas.getAllByRole('listitem')[0];

/** The first search: a tableware brand’s. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(first(canvas)).toHaveTextContent('Yuki Tanabe');
    await expect(first(canvas)).toHaveTextContent('Age, engagement, and niche fit');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 matches out of 8');
  },
});

/** Each change ranks the list anew and is announced. */
export const Filtered = meta.story({
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('What they post about'), 'Travel');
    await expect(first(canvas)).toHaveTextContent('Leila Haddad');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 match out of 8');
  },
});

/** The closest creators stay, with what is missing. */
export const NothingFits = meta.story({
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('What they post about'), 'Money');
    await userEvent.selectOptions(canvas.getByLabelText('Age of followers'), '18–24');
    await expect(canvas.getByRole('status')).toHaveTextContent('No creator fits all of that.');
    await expect(first(canvas)).toHaveTextContent('fit');
  },
});

/** Everyone again, the most engaged first. */
export const Cleared = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'All 8 creators, most engaged first.',
    );
    await expect(canvas.getByLabelText('Lowest rate')).toHaveAttribute(
      'aria-valuetext',
      'Any rate',
    );
  },
});

/** Tab goes from filter to filter; the arrow keys change one, and the focus stays. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const rate = canvas.getByLabelText('Lowest rate');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Age of followers')).toHaveFocus();
    await userEvent.tab();
    await expect(rate).toHaveFocus();
    await userEvent.tab();
    const niche = canvas.getByLabelText('What they post about');
    await expect(niche).toHaveFocus();
    await userEvent.selectOptions(niche, 'Money');
    await expect(niche).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('No creator fits all of that.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toHaveFocus();
  },
});
