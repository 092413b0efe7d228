import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters } from '../../StorySite.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';

const meta = preview.meta({
  title: 'Pages/Account/Answers',
  id: 'pages-answers',
  globals: { theme: 'rapport' },
  component: AnswerDialog,
  parameters: pageParameters,
  args: { onClose: fn() },
});

/** A service package cannot be booked yet; the dialog leads to the contact form. */
export const Default = meta.story({
  args: { question: { kind: 'package', name: 'Essential' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Get started with Essential' });
    await expect(dialog).toHaveAccessibleDescription(/can’t book a package online yet/);
    await expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact?subject=Essential%20package',
    );
  },
});

/** A job whose name takes two lines. */
export const LongName = meta.story({
  args: { question: { kind: 'job', name: 'Senior Full Stack Developer' } },
});

/** Where the sentence itself names the way that works. */
export const WithoutLink = meta.story({ args: { question: { kind: 'share', name: '' } } });
