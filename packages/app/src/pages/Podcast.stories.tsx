import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectError, fill, pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Marketing/Podcast',
  id: 'pages-podcast',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/podcast' },
});

export const Default = meta.story({ play: shown });

/** An application without a name, an address and a topic. */
export const FieldsMissing = meta.story({
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('region', { name: 'Be Our Guest' }));
    await userEvent.click(form.getByRole('button', { name: 'Send application' }));
    await expectError(form, 'Enter your name');
    await expectError(form, 'Enter your email address');
    await expect(form.getByLabelText('Topic')).toBeInvalid();
  },
});

/** The application is logged to the console, the form is cleared, and a panel says so. */
export const Applied = meta.story({
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('region', { name: 'Be Our Guest' }));
    await fill(form, {
      Name: 'Maya Okafor',
      'Email address': 'maya@example.com',
      Topic: 'Saying no to a brief',
    });
    await userEvent.click(form.getByRole('button', { name: 'Send application' }));
    await form.findByText(/Thanks for offering to join us/);
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue(''));
  },
});

export const Content = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      level: 1,
      name: 'Creators and brands, on\u00a0the\u00a0record',
    });
    const about = canvas.getByRole('region', { name: 'About Our Podcast' });
    const benefits = within(about).getAllByRole('heading', { level: 3 });
    await expect(benefits.map((heading) => heading.textContent)).toEqual([
      'Expert Insights',
      'Trend Analysis',
      'Success Stories',
    ]);
    const latest = within(canvas.getByRole('region', { name: 'Latest Episodes' }));
    await expect(latest.getAllByRole('button', { name: 'Listen Now' })).toHaveLength(3);
    await expect(latest.getAllByRole('button', { name: 'Share' })).toHaveLength(3);
    for (const minutes of [45, 38, 52])
      await expect(latest.getByText(`${minutes} minutes`)).toBeVisible();
    await expect(latest.getByRole('button', { name: 'View All Episodes' })).toBeVisible();
    const platforms = canvas.getByRole('region', { name: 'Available On' });
    await expect(
      within(platforms)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Apple Podcasts', 'Spotify', 'Google Podcasts', 'Amazon Music']);
  },
});
