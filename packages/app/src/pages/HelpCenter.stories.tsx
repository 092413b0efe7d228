import { expect, fireEvent, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Help/Help Center',
  id: 'pages-helpcenter',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/help-center' },
});

export const Default = meta.story({ play: shown });

/** The search is not live yet. The page says so before and after a search. */
export const Searched = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search the Help Center' });
    await expect(canvas.getByText(/Search isn’t live yet\./)).toBeVisible();
    await fireEvent.input(field, { target: { value: 'invoice' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await canvas.findByText(/We can’t search the Help Center yet\./);
    await expect(field).toHaveValue('invoice');
  },
});

export const Content = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.getByRole('link', { name: 'Search Help' })).toHaveAttribute(
      'href',
      '#search',
    );
    const topics = within(canvas.getByRole('region', { name: 'Popular topics' }));
    await expect(topics.getAllByRole('list')).toHaveLength(3);
    await expect(canvas.getByText('10:23')).toBeVisible();
    await expect(canvas.getByText('8:45')).toBeVisible();
    const categories = within(canvas.getByRole('region', { name: 'Help by category' }));
    await expect(categories.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['account', 'campaigns', 'payments', 'analytics', 'messaging', 'technical'].map(
        (category) => `/help-center/${category}`,
      ),
    );
    await expect(canvas.getByRole('link', { name: 'View FAQ' })).toHaveAttribute('href', '/faq');
  },
});
