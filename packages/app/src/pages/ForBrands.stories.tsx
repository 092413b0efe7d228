import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Marketing/For Brands',
  id: 'pages-for-brands',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/for-brands' },
});

/** Benefits, features and two campaigns with their figures. */
export const Default = meta.story({ play: shown });

export const Content = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: "Amplify your brand's reach" });
    for (const name of ['Precision Targeting', 'Measurable Results', 'Time Efficiency'])
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    for (const name of ['Influencer Discovery', 'Campaign Management'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    for (const figure of ['45%', '28%', '320%', '215%', '189%', '35%'])
      await expect(canvas.getByText(figure)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join as Brand' })).toHaveAttribute(
      'href',
      '/register?type=brand',
    );
  },
});
