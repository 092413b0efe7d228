import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Marketing/Analytics',
  id: 'pages-analytics',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/analytics' },
});

/** Six features, a dashboard preview marked as sample data, and three testimonials. */
export const Default = meta.story({ play: shown });

export const Content = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    const hero = await canvas.findByRole('region', { name: 'See what a collaboration is worth' });
    await expect(within(hero).getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(within(hero).getByRole('link', { name: 'Learn More' })).toHaveAttribute(
      'href',
      '#features',
    );
    const features = canvas.getByRole('region', { name: 'Know how every campaign went' });
    await expect(features).toHaveAttribute('id', 'features');
    await expect(within(features).getAllByRole('heading', { level: 3 })).toHaveLength(6);
    const board = within(canvas.getByRole('region', { name: 'Everything on one page' }));
    await expect(board.getByText('Sample data')).toBeVisible();
    await expect(board.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Reach',
      'Engagement rate',
      'Conversions',
      'ROI',
    ]);
    const voices = canvas.getByRole('region', { name: 'What creators and brands say' });
    await expect(voices.querySelectorAll('blockquote')).toHaveLength(3);
    // The bar has this link only on this page.
    await expect(
      canvas.getAllByRole('link', { name: 'Analytics', current: 'page' }),
    ).not.toHaveLength(0);
  },
});
