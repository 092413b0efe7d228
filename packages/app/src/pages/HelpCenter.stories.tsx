import { MemoryRouter } from 'react-router-dom';
import { expect, fireEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, shown, StorySite } from '../StorySite.tsx';
import { HelpSearch } from './HelpSearch.tsx';

const meta = preview.meta({
  title: 'Pages/Help/Help Center',
  id: 'pages-helpcenter',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/help-center' },
});

export const Default = meta.story({ play: shown });

const FIELD = { name: 'Search the Help Center' };

/** Answers of the FAQ appear while a visitor types. */
export const Results = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', FIELD);
    await fireEvent.input(field, { target: { value: 'payment' } });
    await canvas.findByRole('heading', { name: /answers for “payment”/ });
    await expect(canvas.getByRole('link', { name: 'When and how do I get paid?' })).toHaveAttribute(
      'href',
      '/faq#for-influencers-6',
    );
  },
});

/** No answer: guides that open soon, the FAQ, and the contact form with the words as its subject. */
export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', FIELD);
    await fireEvent.input(field, { target: { value: 'zebra' } });
    await canvas.findByRole('heading', { name: 'No answers for “zebra” yet' });
    await expect(canvas.getByRole('link', { name: 'ask our support team' })).toHaveAttribute(
      'href',
      '/contact?subject=zebra',
    );
  },
});

/** A search in the address, as a link or after Back. */
export const Linked = meta.story({
  args: { path: '/help-center?q=cancel' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Can I cancel my subscription?' });
    await expect(canvas.getByRole('searchbox', FIELD)).toHaveValue('cancel');
  },
});

/** The index couldn’t be downloaded: the search says so, and the FAQ is still there. */
export const NotLoaded = meta.story({
  render: ({ path }) => (
    <MemoryRouter initialEntries={[path]}>
      <HelpSearch download={() => Promise.reject(new Error('Offline'))} />
    </MemoryRouter>
  ),
  args: { path: '/help-center?q=payment' },
  play: async ({ canvas }) => {
    const failed = await canvas.findByText(/Search didn’t load\./);
    await expect(within(failed).getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
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
