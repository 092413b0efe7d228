import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { closedDialog, Here, unfocused, windowed } from '#stories/overlays.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import {
  Drawer,
  DrawerClose,
  DrawerContent,
  DrawerTrigger,
  type DrawerContentProps,
} from './Drawer.tsx';

const pages = ['For readers', 'For schools', 'Services', 'Events', 'About'];

const menu = (
  <nav aria-label="Main">
    <Stack asChild gap={5}>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <DrawerClose asChild>
              <Link variant="quiet" href={`#${page.toLowerCase().replaceAll(' ', '-')}`}>
                {page}
              </Link>
            </DrawerClose>
          </li>
        ))}
      </ul>
    </Stack>
  </nav>
);

const renderOpen = (args: DrawerContentProps) => (
  <Here>
    {(container) => (
      <Drawer defaultOpen>
        <DrawerContent {...unfocused} {...args} container={container} />
      </Drawer>
    )}
  </Here>
);

/** Open from the start. */
const openFromStart = { render: renderOpen, parameters: windowed('28rem') };

const meta = preview.meta({
  title: 'Components/Overlays/Drawer',
  id: 'drawer',
  component: DrawerContent,
  subcomponents: { Drawer, DrawerTrigger, DrawerClose },
  args: { title: 'Menu', closeLabel: 'Close menu', children: menu },
  render: (args) => (
    <Drawer>
      <DrawerTrigger asChild>
        <Button variant="outline">Menu</Button>
      </DrawerTrigger>
      <DrawerContent {...args} />
    </Drawer>
  ),
});

export const Default = meta.story(openFromStart);

/** A phone menu: links, Escape and the close button close it, and focus returns. */
export const Opens = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Menu' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toHaveClass('rp-Drawer');
    const close = screen.getByRole('button', { name: 'Close menu' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'For readers' });
    await expect(link).toHaveFocus();
    // On a link, `type` would be the MIME type of its target.
    await expect(link).not.toHaveAttribute('type');
    await userEvent.tab({ shift: true });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await closedDialog(open);

    await userEvent.keyboard(' ');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await closedDialog(open);
  },
});

export const Playground = meta.story({ args: { side: 'end' } });

const box = () => screen.getByRole('dialog').getBoundingClientRect();

/** From the start of a line of text. */
export const Start = meta.story({
  args: { side: 'start' },
  ...openFromStart,
  play: async () => {
    await waitFor(() => expect(box().left).toBeCloseTo(0, 1));
  },
});

/** From the bottom, near the thumb. */
export const Bottom = meta.story({
  args: { side: 'bottom' },
  ...openFromStart,
  play: async () => {
    await waitFor(() => expect(box().bottom).toBeCloseTo(innerHeight, 1));
    await expect(box().width).toBeCloseTo(innerWidth, 1);
  },
});

/** A question does not belong at the edge: use a Dialog. */
export const Dont = meta.story({
  ...openFromStart,
  tags: ['!dev'],
  args: {
    title: 'Delete the booking?',
    closeLabel: 'Close',
    children: null,
    footer: (
      <DrawerClose asChild>
        <Button>Delete booking</Button>
      </DrawerClose>
    ),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Inline>
      {(['start', 'end', 'bottom'] as const).map((side) => (
        <Drawer key={side}>
          <DrawerTrigger asChild>
            <Button variant="outline">{side}</Button>
          </DrawerTrigger>
          <DrawerContent {...args} side={side} />
        </Drawer>
      ))}
    </Inline>
  ),
});
