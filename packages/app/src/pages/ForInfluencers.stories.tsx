import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Marketing/For Influencers',
  id: 'pages-for-influencers',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/for-influencers' },
});

/** Benefits, features and two testimonials. */
export const Default = meta.story({ play: shown });

export const Content = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Grow your influence and income' });
    for (const name of [
      'Higher Earnings',
      'Brand Matching',
      'Growth Resources',
      'Portfolio Showcase',
      'Campaign Management',
    ])
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(canvas.getByText('Travel and lifestyle creator')).toBeVisible();
    await expect(canvas.getByText('Tech reviewer')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join as Influencer' })).toHaveAttribute(
      'href',
      '/register?type=influencer',
    );
  },
});
