import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import Tour from '../../content/pictures/campaign-tour.tsx';

const meta = preview.meta({
  title: 'Foundations/Brand/CampaignTour',
  id: 'campaign-tour',
  globals: { theme: 'rapport' },
  render: () => <Tour />,
});

/** The first of six steps. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(6);
    await expect(canvas.getByRole('tabpanel', { name: 'Brief' })).toBeVisible();
  },
});

/** The arrow keys choose a step, and the circles move closer. */
export const ByKeys = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Draft' }));
    await expect(canvas.getByText('We love it. Could the pan come in sooner?')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Approval' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Pellworth approves it' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-step]')).toHaveAttribute('data-step', '4');
  },
});

/** The button leads through all steps and says where it arrived; it keeps the focus. */
export const ByButton = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    for (const [next, title] of [
      ['Next: Match', 'Anjali is a match'],
      ['Next: Contract', 'They agree on terms'],
      ['Next: Draft', 'Anjali shares a draft'],
      ['Next: Approval', 'Pellworth approves it'],
      ['Next: Paid', 'Anjali gets paid'],
      ['Start again', 'Pellworth writes one brief'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: next }));
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
      await expect(canvas.getByText(title, { selector: '[aria-live]' })).toBeInTheDocument();
      await expect(canvas.getByRole('button')).toHaveFocus();
    }
  },
});

/** Paid, as the site’s facts about payments say. */
export const Paid = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Paid' }));
    const panel = canvas.getByRole('tabpanel', { name: 'Paid' });
    await expect(panel).toHaveTextContent('Payments are typically processed 7–14 days after');
    await expect(panel).toHaveTextContent('By direct deposit, PayPal, or other methods');
  },
});
