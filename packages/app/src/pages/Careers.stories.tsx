import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Company/Careers',
  id: 'pages-careers',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/careers' },
});

/** Six benefits, the teams, five positions in three departments, and the internships. */
export const Default = meta.story({ play: shown });

/** The buttons do nothing yet. */
export const ButtonsWithoutAction = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const apply = canvas.getAllByRole('button', { name: /^Apply Now / });
    await expect(apply).toHaveLength(5);
    const others = ['Submit General Application', 'Learn More & Apply'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    for (const button of [...apply, ...others]) {
      await expect(button).toHaveAttribute('type', 'button');
      await userEvent.click(button);
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const Content = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { session: 'signedOut' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    for (const name of ['Why Join Us', 'Our teams', 'Open positions'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(
      canvas.getAllByRole('heading', { level: 4 }).map((position) => position.textContent),
    ).toEqual([
      'Senior Full Stack Developer',
      'Machine Learning Engineer',
      'Content Marketing Manager',
      'Senior Product Manager',
      'UX/UI Designer',
    ]);
    for (const name of ['Software Engineering', 'Product Design', 'Marketing', 'Data Science'])
      await expect(canvas.getAllByText(name)[0]).toBeVisible();
  },
});
