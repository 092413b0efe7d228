import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { flow } from './flow.tsx';
import { expectInView } from './visitor.ts';
import { walk } from './walk.ts';

const meta = preview.meta({
  title: 'Flows/FAQ from the footer',
  id: 'flows-faq-from-footer',
  tags: ['!autodocs'],
  ...flow('/services'),
});

const CANCEL = /cancel it any time from your account settings\./;

/** Down to the footer, to the questions, and several answers open at once. */
export const Path = meta.story({
  name: 'FAQ from the footer',
  play: walk({
    'Scroll to the end of a page': async ({ area, page }) => {
      await page.findByRole('heading', { level: 1 });
      const link = (await area('contentinfo')).getByRole('link', { name: 'FAQ' });
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      await waitFor(() => expectInView(link));
    },
    'Follow FAQ in the footer': async ({ area, arriveAt, click }) => {
      await click('link', 'FAQ', await area('contentinfo'));
      await arriveAt('Frequently asked questions');
      await waitFor(() => expect(scrollY).toBe(0));
    },
    'Find every question closed': async ({ page }) => {
      for (const question of page.getAllByRole('button', { name: /\?$/ }))
        await expect(question).toHaveAttribute('aria-expanded', 'false');
    },
    'Open a question': async ({ click, see }) => {
      await click('button', 'What is Rapport?');
      await see(/^Rapport is a marketplace/);
    },
    'Jump to Billing with its chip': async ({ area, click }) => {
      await click('link', 'Billing', await area('navigation', 'Quick answers'));
      await waitFor(() => expectInView(document.getElementById('billing')));
    },
    'Open another: the first stays open': async ({ click, see }) => {
      await click('button', 'Can I cancel my subscription?');
      await see(CANCEL);
      await see(/^Rapport is a marketplace/);
    },
    'Close it': async ({ click, page, see }) => {
      await click('button', 'Can I cancel my subscription?');
      await waitFor(() => expect(page.getByText(CANCEL)).not.toBeVisible());
      await see(/^Rapport is a marketplace/);
    },
  }),
});
