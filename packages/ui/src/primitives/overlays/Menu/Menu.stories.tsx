import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Here, unfocused, windowed } from '#stories/overlays.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
  type MenuContentProps,
} from './index.ts';

const onRename = fn();
const onDelete = fn();

const items = (
  <>
    <MenuItem onSelect={onRename}>Rename</MenuItem>
    <MenuItem>Duplicate</MenuItem>
    <MenuItem disabled>Export</MenuItem>
    <MenuItem asChild>
      <Link href="#figures">Figures</Link>
    </MenuItem>
    <MenuSeparator />
    <MenuItem onSelect={onDelete} tone="danger">
      Delete booking
    </MenuItem>
  </>
);

const trigger = (
  <MenuTrigger asChild>
    <Button variant="outline">Booking</Button>
  </MenuTrigger>
);

const renderOpen = (args: MenuContentProps) => (
  <Here>
    {(container) => (
      <Menu defaultOpen>
        {trigger}
        <MenuContent {...unfocused} {...args} container={container} />
      </Menu>
    )}
  </Here>
);

/** Open from the start. */
const openFromStart = { render: renderOpen, parameters: windowed('22rem') };

const meta = preview.meta({
  title: 'Components/Overlays/Menu',
  id: 'menu',
  component: MenuContent,
  subcomponents: {
    Menu,
    MenuTrigger,
    MenuItem,
    MenuCheckboxItem,
    MenuGroup,
    MenuRadioGroup,
    MenuRadioItem,
    MenuSeparator,
  },
  args: { children: items },
  render: (args) => (
    <Menu>
      {trigger}
      <MenuContent {...args} />
    </Menu>
  ),
});

const item = (name: string) => screen.findByRole('menuitem', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Default = meta.story(openFromStart);

/** A click opens it; a click on an item runs the action and closes it. Focus returns. */
export const Opens = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    onRename.mockClear();
    const button = canvas.getByRole('button', { name: 'Booking' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Booking' })).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(await item('Rename'));
    await closed();
    await expect(onRename).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
});

export const Playground = meta.story({ args: { align: 'start', side: 'bottom' } });

/** Arrow keys, Home and End, the first letters of an item, Enter and Escape. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    onDelete.mockClear();
    const button = canvas.getByRole('button', { name: 'Booking' });
    const focused = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await focused('Rename');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Duplicate');
    // Skips the disabled item.
    await userEvent.keyboard('{ArrowDown}');
    await focused('Figures');
    await userEvent.keyboard('{End}');
    await focused('Delete booking');
    await userEvent.keyboard('{Home}');
    await focused('Rename');
    await userEvent.keyboard('fi');
    await focused('Figures');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    await focused('Rename');
    await userEvent.keyboard('{End}');
    await focused('Delete booking');
    await userEvent.keyboard(' ');
    await closed();
    await expect(onDelete).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
});

function Settings({ container }: { container?: HTMLElement }) {
  const [chosen, choose] = useState(['seats']);
  const [order, setOrder] = useState('newest');
  const columns = { seats: 'Seats', cost: 'Cost' };
  return (
    <Menu defaultOpen={container !== undefined}>
      <MenuTrigger asChild>
        <Button variant="outline">View</Button>
      </MenuTrigger>
      <MenuContent {...(container && unfocused)} container={container}>
        <MenuGroup label="Columns">
          {Object.entries(columns).map(([column, name]) => (
            <MenuCheckboxItem
              key={column}
              checked={chosen.includes(column)}
              onCheckedChange={(checked) =>
                choose(checked ? [...chosen, column] : chosen.filter((one) => one !== column))
              }
            >
              {name}
            </MenuCheckboxItem>
          ))}
        </MenuGroup>
        <MenuSeparator />
        <MenuRadioGroup label="Order" value={order} onValueChange={setOrder}>
          <MenuRadioItem value="newest">Newest first</MenuRadioItem>
          <MenuRadioItem value="name">By name</MenuRadioItem>
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}

/** Settings: toggling a checkbox keeps the menu open; choosing a radio item closes it. */
export const CheckboxesAndRadios = meta.story({
  tags: ['behavior'],
  render: () => <Settings />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'View' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Columns' })).toBeVisible());
    const cost = screen.getByRole('menuitemcheckbox', { name: 'Cost' });
    await expect(cost).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(cost);
    await expect(cost).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard(' ');
    await expect(cost).toHaveAttribute('aria-checked', 'false');

    await screen.findByRole('group', { name: 'Order' });
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'By name' }));
    await closed();
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitemradio', { name: 'By name' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await closed();
  },
});

/** Open, with check marks. */
export const OpenSettings = meta.story({
  parameters: windowed('26rem'),
  render: () => <Here>{(container) => <Settings container={container} />}</Here>,
});

/** Give every item an icon, or none. */
export const WithIcons = meta.story({
  ...openFromStart,
  args: {
    children: (
      <>
        <MenuItem icon={<Pencil />}>Rename</MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger">
          Delete booking
        </MenuItem>
      </>
    ),
  },
});

/** Only two items: there is room for two buttons. */
export const Dont = meta.story({
  ...openFromStart,
  tags: ['!dev'],
  args: {
    children: (
      <>
        <MenuItem>Accept</MenuItem>
        <MenuItem>Decline</MenuItem>
      </>
    ),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Inline>
      {(['start', 'center', 'end'] as const).flatMap((align) =>
        (['top', 'bottom'] as const).map((side) => (
          <Menu key={align + side}>
            <MenuTrigger asChild>
              <Button variant="outline" size="sm">
                {side} {align}
              </Button>
            </MenuTrigger>
            <MenuContent {...args} align={align} side={side} />
          </Menu>
        )),
      )}
    </Inline>
  ),
});
