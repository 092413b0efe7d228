import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Company/About',
  id: 'pages-about',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/about' },
});

/** The company story, three figures, three values and three people. */
export const Default = meta.story({ play: shown });

export const Content = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Built by creators and brands' });
    await expect(canvas.getByRole('region', { name: 'Our story' })).toBeVisible();
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '2022',
      'Over 50',
      '15+',
    ]);
    const values = within(canvas.getByRole('region', { name: 'Our values' }));
    await expect(
      values.getAllByRole('heading', { level: 3 }).map((value) => value.textContent),
    ).toEqual(['Authenticity', 'Transparency', 'Innovation']);
    const team = within(canvas.getByRole('region', { name: 'Meet the team' }));
    await expect(team.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    await expect(main.getByRole('link', { name: 'Join Our Team' })).toHaveAttribute(
      'href',
      '/careers',
    );
  },
});
