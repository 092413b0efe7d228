import { expect, fireEvent, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectError, pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Marketing/Blog',
  id: 'pages-blog',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/blog' },
});

/** A featured article, three more, six topics, and a newsletter form. */
export const Default = meta.story({ play: shown });

/** Subscribing without an address. */
export const AddressMissing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subscribe' }));
    await expectError(canvas, 'Enter your email address');
  },
});

/** The newsletter does not exist yet. The form says so before and after submitting. */
export const Subscribed = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByPlaceholderText('Enter your email');
    await expect(field).toBeRequired();
    await expect(canvas.getByText(/The newsletter isn’t live yet\./)).toBeVisible();
    await fireEvent.input(field, { target: { value: 'maya@example.com' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await canvas.findByText(/you’re not subscribed/);
    await expect(field).toHaveValue('');
  },
});

export const Content = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ideas for your next collaboration' });
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const slug of [
      'future-of-influencer-marketing',
      'maximizing-roi',
      'micro-vs-macro',
      'authentic-partnerships',
      'category/strategy',
      'category/analytics',
      'category/trends',
      'category/case-studies',
      'category/platforms',
      'category/tips',
    ])
      await expect(addresses).toContain(`/blog/${slug}`);
    await expect(canvas.getAllByRole('link', { name: 'Blog', current: 'page' })).not.toHaveLength(
      0,
    );
  },
});
