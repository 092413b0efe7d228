import { useRef, useState, type RefObject } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { closedDialog, Here, unfocused, windowed } from '#stories/overlays.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../Menu/index.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogTrigger,
  type DialogContentProps,
} from './Dialog.tsx';

const footer = (
  <>
    <DialogClose asChild>
      <Button>Send invitation</Button>
    </DialogClose>
    <DialogClose asChild>
      <Button variant="ghost">Not now</Button>
    </DialogClose>
  </>
);

const focusing = (ref: RefObject<HTMLElement | null>) => (event: Event) => {
  event.preventDefault();
  ref.current?.focus();
};

const closed = (args: DialogContentProps) => (
  <Dialog>
    <DialogTrigger asChild>
      <Button variant="outline">Invite</Button>
    </DialogTrigger>
    <DialogContent {...args} />
  </Dialog>
);

const renderOpen = (args: DialogContentProps) => (
  <Here>
    {(container) => (
      <Dialog defaultOpen>
        <DialogContent {...unfocused} {...args} container={container} />
      </Dialog>
    )}
  </Here>
);

/** Open from the start. */
const openFromStart = { render: renderOpen, parameters: windowed('28rem') };

const meta = preview.meta({
  title: 'Components/Overlays/Dialog',
  id: 'dialog',
  component: DialogContent,
  subcomponents: { Dialog, DialogTrigger, DialogClose },
  args: {
    title: 'Invite Mara Lind?',
    text: 'She gets a message with your dates and can answer within seven days.',
    footer,
  },
  render: closed,
});

export const Default = meta.story({
  ...openFromStart,
  args: {
    children: <TextField label="A word to her" name="word" defaultValue="We’d love to have you." />,
  },
});

/** Focus moves in, stays in, and returns to the button; Escape closes the dialog. */
export const Opens = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const invite = canvas.getByRole('button', { name: 'Invite' });
    await expect(invite).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(invite);
    const dialog = await screen.findByRole('dialog', { name: 'Invite Mara Lind?' });
    await expect(dialog).toHaveAccessibleDescription(/within seven days/);
    const first = within(dialog).getByRole('button', { name: 'Send invitation' });
    const last = within(dialog).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Invite' })).toBeNull();

    await userEvent.keyboard('{Escape}');
    await closedDialog(invite);
  },
});

export const Playground = meta.story({ args: { size: 'md' } });

/** The close button, a footer button or a click outside closes the dialog. */
export const Pointer = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const invite = canvas.getByRole('button', { name: 'Invite' });
    for (const name of ['Close', 'Not now']) {
      await userEvent.click(invite);
      await userEvent.click(await screen.findByRole('button', { name }));
      await closedDialog(invite);
    }
    await userEvent.click(invite);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByText(/within seven days/));
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog.parentElement as HTMLElement);
    await closedDialog(invite);
  },
});

/**
 * Must be answered: no close button, a click outside does nothing, and the safe answer has focus.
 */
export const Alert = meta.story({
  ...openFromStart,
  args: {
    alert: true,
    size: 'sm',
    title: 'Delete the booking?',
    text: 'All its messages and figures are deleted with it. This cannot be undone.',
    footer: (
      <>
        <DialogClose asChild>
          <Button variant="outline">Keep it</Button>
        </DialogClose>
        <DialogClose asChild>
          <Button>Delete booking</Button>
        </DialogClose>
      </>
    ),
  },
});

export const OpensAlert = Alert.extend({
  render: closed,
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Invite' });
    await userEvent.click(open);
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the booking?' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus(),
    );
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(dialog.parentElement as HTMLElement);
    await expect(dialog).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
});

const rename = {
  title: 'Rename the booking',
  text: null,
  footer: (
    <DialogClose asChild>
      <Button>Save</Button>
    </DialogClose>
  ),
};

const fields = (ref?: RefObject<HTMLInputElement | null>) => (
  <Stack>
    <Inline>
      <Button variant="outline" size="sm">
        Suggest a name
      </Button>
    </Inline>
    <TextField label="Name" name="name" defaultValue="Spring" ref={ref} />
  </Stack>
);

export const WithForm = meta.story({ ...openFromStart, args: { ...rename, children: fields() } });

/** Focuses another control than the first on open, and another than the opener on close. */
export const ChoosesFocus = meta.story({
  tags: ['behavior'],
  args: rename,
  render: function Render(args) {
    const field = useRef<HTMLInputElement>(null);
    const note = useRef<HTMLInputElement>(null);
    return (
      <Stack>
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline">Rename</Button>
          </DialogTrigger>
          <DialogContent
            {...args}
            onOpenAutoFocus={focusing(field)}
            onCloseAutoFocus={focusing(note)}
          >
            {fields(field)}
          </DialogContent>
        </Dialog>
        <TextField label="Note" name="note" ref={note} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closedDialog(note);
  },
});

/**
 * Opened from a menu item, which no longer exists when the dialog closes: `onCloseAutoFocus` returns
 * focus to the menu button.
 */
export const FromMenu = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    const button = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Menu>
          <MenuTrigger asChild ref={button}>
            <Button variant="outline">Guest</Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem onSelect={() => setOpen(true)}>Invite</MenuItem>
          </MenuContent>
        </Menu>
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent {...args} onCloseAutoFocus={focusing(button)} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    const guest = canvas.getByRole('button', { name: 'Guest' });
    guest.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Invite' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const send = await screen.findByRole('button', { name: 'Send invitation' });
    await waitFor(() => expect(send).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closedDialog(guest);
  },
});

/** Content that does not fit: the dialog scrolls and its close button stays visible. */
export const Long = meta.story({
  ...openFromStart,
  args: {
    title: 'Terms of the booking',
    size: 'lg',
    children: (
      <Stack>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>
            {index + 1}. The guest sends the dates to the host at least three days before the first
            night. The host answers within two days; after that the dates count as accepted.
          </Text>
        ))}
      </Stack>
    ),
  },
});

/** Text that could be on the page, and a button that makes no sense without the title. */
export const Dont = meta.story({
  ...openFromStart,
  tags: ['!dev'],
  args: {
    title: 'Information',
    text: 'Your message has been sent.',
    footer: (
      <DialogClose asChild>
        <Button>OK</Button>
      </DialogClose>
    ),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Inline>
      {(['sm', 'md', 'lg'] as const).flatMap((size) =>
        [false, true].map((alert) => (
          <Dialog key={`${size}${alert}`}>
            <DialogTrigger asChild>
              <Button variant="outline" size="sm">
                {size} {alert && 'alert'}
              </Button>
            </DialogTrigger>
            <DialogContent {...args} size={size} alert={alert} />
          </Dialog>
        )),
      )}
    </Inline>
  ),
});
