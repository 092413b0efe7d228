import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { PeriodSwitch, type PeriodSwitchContent } from './PeriodSwitch.tsx';

const content: PeriodSwitchContent = {
  periods: [
    { value: 'monthly', label: 'Monthly' },
    { value: 'yearly', label: 'Yearly', note: '2 months free' },
  ],
  items: [
    {
      title: 'Solo',
      price: '$12',
      period: 'per month',
      prices: { yearly: { price: '$120', period: 'per year' } },
    },
    { title: 'Team', price: 'Custom' },
  ],
};

const meta = preview.meta({
  title: 'Sections/Conversion/PeriodSwitch',
  id: 'periodswitch',
  component: PeriodSwitch,
  args: { content, onValueChange: fn() },
});

export const Default = meta.story();

/** A radio group: a click or an arrow key chooses. The new prices are announced. */
export const Switches = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, args }) => {
    const monthly = canvas.getByRole('radio', { name: 'Monthly' });
    await expect(monthly).toBeChecked();
    const live = canvasElement.querySelector('[aria-live=polite]');
    await expect(live).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly 2 months free' }));
    await expect(live).toHaveTextContent('Solo: $120 per year. Team: Custom.');
    await expect(args.onValueChange).toHaveBeenCalledWith('yearly');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(monthly).toBeChecked();
  },
});

export const Playground = meta.story();
