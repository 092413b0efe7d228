import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { passTime, stopClock } from '#stories/clock.ts';
import { Here } from '#stories/overlays.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  id: 'tooltip',
  component: Tooltip,
  args: {
    text: 'Counted over the last 30 days',
    children: <Button variant="outline">Occupancy</Button>,
    onOpenChange: fn(),
  },
});

/** Open from the start, with room around it. */
const opened = (args: TooltipProps) => (
  <Here>
    {(container) => (
      <div style={{ padding: '4rem 1rem 1rem' }}>
        <Tooltip {...args} defaultOpen container={container} />
      </div>
    )}
  </Here>
);

const expectClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const Default = meta.story({ render: opened });

/** Focus shows it immediately, as the description; Escape closes it and keeps focus. */
export const Focus = meta.story({
  tags: ['behavior'],
  render: (args) => <Tooltip {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Occupancy' });
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAccessibleDescription('Counted over the last 30 days');
    await expect(button).toHaveAccessibleName('Occupancy');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveFocus();
    button.blur();
  },
});

export const Playground = meta.story({ render: (args) => <Tooltip {...args} /> });

/** Hover shows it after a moment, and the pointer can move onto it; leaving both closes it. */
export const Hover = meta.story({
  tags: ['behavior'],
  beforeEach: stopClock,
  args: { delayDuration: 800 },
  render: (args) => <Tooltip {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Occupancy' });
    await userEvent.hover(button);
    passTime(799);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    passTime(1);
    const tooltip = await screen.findByRole('tooltip');
    await userEvent.hover(tooltip);
    passTime(5000);
    await expect(tooltip).toBeInTheDocument();
    await userEvent.unhover(tooltip);
    // Moves repeatedly, as a mouse does, because React may not have added the listener yet.
    await waitFor(async () => {
      await fireEvent.pointerMove(document.body, { clientX: 1500, clientY: 1100 });
      await expect(screen.queryByRole('tooltip')).toBeNull();
    });
  },
});

/** Clicking the control closes it. */
export const Press = meta.story({
  tags: ['behavior'],
  render: (args) => <Tooltip {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Occupancy' });
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.click(button);
    await expectClosed();
    button.blur();
  },
});

/** Longer than a few words: it keeps clear of the edge of the screen. */
export const Long = meta.story({
  render: (args) => (
    <Here>
      {(container) => (
        <Tooltip
          {...args}
          open
          side="bottom"
          container={container}
          text="Cabins, seats and car spaces taken, divided by the number on board on the day of the trip"
        />
      )}
    </Here>
  ),
});

/**
 * Something users must know before they click. Put it on the page, where touch users see it too.
 */
export const Dont = meta.story({
  tags: ['!dev'],
  args: { text: 'We charge your card at once', children: <Button>Book</Button> },
  render: opened,
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Here>
      {(container) => (
        <Inline gap={20}>
          {(['top', 'bottom'] as const).map((side) => (
            <Tooltip key={side} {...args} open side={side} container={container}>
              <Button variant="outline">{side}</Button>
            </Tooltip>
          ))}
        </Inline>
      )}
    </Here>
  ),
});
