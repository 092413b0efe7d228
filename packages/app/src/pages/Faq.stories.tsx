import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pageParameters, shown, StorySite } from '../StorySite.tsx';

const meta = preview.meta({
  title: 'Pages/Help/FAQ',
  id: 'pages-faq',
  globals: { theme: 'rapport' },
  component: StorySite,
  parameters: pageParameters,
  args: { path: '/faq' },
});

export const Default = meta.story({ play: shown });

export const SomeOpen = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['When and how do I get paid?', 'Can I cancel my subscription?']) {
      const question = await canvas.findByRole('button', { name });
      await userEvent.click(question);
      await expect(question).toHaveAttribute('aria-expanded', 'true');
    }
  },
});

export const Content = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { session: 'signedOut' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Frequently asked questions' });
    const chips = [
      ['Platform Basics', '#platform-basics'],
      ['For Brands', '#for-brands'],
      ['For Influencers', '#for-influencers'],
      ['Technical', '#technical'],
      ['Billing', '#billing'],
    ];
    const navigation = canvas.getByRole('navigation', { name: 'Quick answers' });
    await expect(
      [...navigation.querySelectorAll('a')].map((chip) => [
        chip.textContent,
        chip.getAttribute('href'),
      ]),
    ).toEqual(chips);
    const questions = canvasElement.querySelectorAll('main [aria-expanded]');
    await expect(questions).toHaveLength(10);
    for (const question of questions)
      await expect(question).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('region', { name: 'Still Have Questions?' })).toBeVisible();
  },
});
