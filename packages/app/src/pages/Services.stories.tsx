import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Marketing/Services',
  id: 'pages-services',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/services' },
});

/** Four services, three packages as PricingCards with a comparison below, and a call to action. */
export const Default = meta.story({ play: shown });

export const Content = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    for (const name of [
      'Strategy Development',
      'Influencer Selection & Vetting',
      'Campaign Management',
      'Analytics & Reporting',
    ])
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    const packages = within(canvas.getByRole('region', { name: 'Pick your package' }));
    for (const name of ['Essential', 'Professional', 'Enterprise']) {
      await expect(packages.getByRole('heading', { level: 3, name })).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible();
    }
    await expect(packages.getByText('Most Popular').closest('li')).toHaveTextContent(
      /^Professional/,
    );
    await expect(canvas.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(canvas.getAllByRole('button', { name: 'Get Started' })).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Contact Sales' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Schedule a Call' })).toBeEnabled();
  },
});
