import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Here, unfocused, windowed } from '#stories/overlays.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import {
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
  type PopoverContentProps,
} from './Popover.tsx';

const filters = (
  <>
    <Stack gap={0}>
      <Checkbox label="Open now" />
      <Checkbox label="Delivers" />
    </Stack>
    <PopoverClose asChild>
      <Button size="sm">Show bakeries</Button>
    </PopoverClose>
  </>
);

const trigger = (
  <PopoverTrigger asChild>
    <Button variant="outline">Filter</Button>
  </PopoverTrigger>
);

const renderOpen = (args: PopoverContentProps) => (
  <Here>
    {(container) => (
      <Popover defaultOpen>
        {trigger}
        <PopoverContent {...unfocused} {...args} container={container} />
      </Popover>
    )}
  </Here>
);

/** Open from the start. */
const openFromStart = { render: renderOpen, parameters: windowed('20rem') };

const meta = preview.meta({
  title: 'Components/Overlays/Popover',
  id: 'popover',
  component: PopoverContent,
  subcomponents: { Popover, PopoverTrigger, PopoverClose },
  args: { title: 'Filter bakeries', children: filters },
  render: (args) => (
    <Popover>
      {trigger}
      <PopoverContent {...args} />
    </Popover>
  ),
});

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default = meta.story({
  ...openFromStart,
  args: { text: 'Only what you check is shown.' },
});

/** A click opens it and moves focus into it; its own button closes it and focus returns. */
export const Opens = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const popover = await screen.findByRole('dialog', { name: 'Filter bakeries' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', popover.id);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Open now' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Show bakeries' }));
    await closed();
    await expect(button).toHaveFocus();
  },
});

export const Playground = meta.story({
  args: { text: 'Only what you check is shown.', align: 'start', side: 'bottom' },
});

/** Enter opens it, Escape closes it. After the close button, Tab moves to the first control. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Open now' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('checkbox', { name: 'Open now' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** The page behind is neither hidden nor locked. A click on it closes the popover. */
export const PressBeside = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Inline>
      <Popover>
        {trigger}
        <PopoverContent {...args} side="bottom" align="start" />
      </Popover>
      <Button variant="ghost" onClick={onBeside}>
        Map
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    onBeside.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Map' }));
    await closed();
    await expect(onBeside).toHaveBeenCalledOnce();
  },
});

const onBeside = fn();

/** Open, with a form, and without the close button. */
export const OpenForm = meta.story({
  args: {
    title: 'Share this list',
    text: 'Whoever has the link can read it.',
    closeButton: false,
    children: (
      <>
        <TextField label="Link" readOnly defaultValue="https://lists.example/k3f9" />
        <PopoverClose asChild>
          <Button>Done</Button>
        </PopoverClose>
      </>
    ),
  },
  ...openFromStart,
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

/** A question that has to be answered is a Dialog. */
export const Dont = meta.story({
  ...openFromStart,
  tags: ['!dev'],
  args: {
    title: 'Delete the list?',
    children: (
      <PopoverClose asChild>
        <Button>Delete</Button>
      </PopoverClose>
    ),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Inline>
      {(['start', 'center', 'end'] as const).flatMap((align) =>
        (['top', 'bottom'] as const).map((side) => (
          <Popover key={align + side}>
            <PopoverTrigger asChild>
              <Button variant="outline" size="sm">
                {side} {align}
              </Button>
            </PopoverTrigger>
            <PopoverContent {...args} align={align} side={side} />
          </Popover>
        )),
      )}
    </Inline>
  ),
});
