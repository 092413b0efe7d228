import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { passTime, stopClock } from '#stories/clock.ts';
import { windowed } from '#stories/overlays.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { createToastQueue, Toaster, type ToastOptions, type ToasterProps } from './index.ts';

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  id: 'toast',
  component: Toaster,
  args: { queue: createToastQueue() },
});

/** A button that shows the toast, and the toaster that it appears in. */
function Page({ toast, ...args }: ToasterProps & { toast: ToastOptions }) {
  const [queue] = useState(createToastQueue);
  return (
    <Inline>
      <Button variant="outline" onClick={() => queue.show(toast)}>
        Save
      </Button>
      <Toaster {...args} queue={queue} />
    </Inline>
  );
}

/** Toasts shown from the start, for tests that only render the story. */
function Shown({ toasts, ...args }: ToasterProps & { toasts: ToastOptions[] }) {
  const [queue] = useState(createToastQueue);
  useEffect(() => {
    const ids = toasts.map((toast) => queue.show(toast));
    return () => {
      for (const id of ids) queue.close(id);
    };
  }, [queue, toasts]);
  return (
    <div>
      <Toaster {...args} queue={queue} />
    </div>
  );
}

const saved: ToastOptions = {
  title: 'Draft saved',
  text: 'You find it under Bookings.',
  tone: 'success',
};
/** Stays for as long as the story is open. */
const persistent: ToastOptions = { ...saved, duration: Infinity };
const onUndo = fn();
const archived: ToastOptions = {
  title: 'Booking archived',
  action: {
    label: 'Undo',
    altText: 'To undo, open Archive and choose Restore.',
    onClick: onUndo,
  },
};
const initial = [persistent, archived];
const failed: ToastOptions = {
  title: 'Not saved',
  text: 'The connection is down. Your text is kept on this device.',
  tone: 'danger',
};

const several = [persistent, archived, failed];
const lasting: ToastOptions[] = [{ title: 'Your invoice number is 2026-1184', duration: Infinity }];

const save = async (canvas: { getByRole: (role: string, options: object) => HTMLElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  return screen.findByRole('listitem');
};
const expectClosed = () => waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());

/**
 * Records every later announcement and its politeness, because the text is in the page for only a
 * second.
 */
function recordAnnouncements() {
  const announcements = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const status of document.querySelectorAll('[role=status][aria-live]'))
      announcements.add(`${status.ariaLive}: ${status.textContent.replaceAll(/\s+/g, ' ').trim()}`);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return async (words: RegExp) => {
    await waitFor(() => expect([...announcements]).toContainEqual(expect.stringMatching(words)));
    observer.disconnect();
  };
}

export const Default = meta.story({
  parameters: windowed('16rem'),
  render: (args) => <Shown {...args} toasts={initial} />,
});

/**
 * Announced politely; the close button removes it. Nothing is in the page before the first toast.
 */
export const Announces = meta.story({
  tags: ['behavior'],
  render: (args) => <Page {...args} toast={persistent} />,
  play: async ({ canvas }) => {
    await expect(screen.queryByRole('region')).toBeNull();
    const expectAnnounced = recordAnnouncements();
    const toast = await save(canvas);
    await expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeVisible();
    await expectAnnounced(/^polite: Notification Draft saved You find it under Bookings\.$/);
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await expectClosed();
  },
});

export const Playground = meta.story({
  render: (args) => <Page {...args} toast={saved} />,
});

/** The timer stops while the pointer or focus is on it. */
export const Timed = meta.story({
  tags: ['behavior'],
  beforeEach: stopClock,
  render: (args) => <Page {...args} toast={{ ...saved, duration: 1500 }} />,
  play: async ({ canvas }) => {
    const timesOut = async () => {
      passTime(2000);
      await expectClosed();
    };
    const saveNow = async () => {
      await fireEvent.click(canvas.getByRole('button', { name: 'Save' }));
      return screen.findByRole('listitem');
    };
    let toast = await saveNow();
    await fireEvent.pointerMove(toast);
    passTime(2000);
    await expect(toast).toBeInTheDocument();
    await userEvent.unhover(toast);
    await timesOut();

    toast = await saveNow();
    toast.focus();
    passTime(2000);
    await expect(toast).toBeInTheDocument();
    toast.blur();
    await timesOut();
  },
});

/** A toast with an action stays. The text for screen readers says where else to do it. */
export const Undoes = meta.story({
  tags: ['behavior'],
  render: (args) => <Page {...args} toast={archived} />,
  play: async ({ canvas }) => {
    onUndo.mockClear();
    const expectAnnounced = recordAnnouncements();
    const toast = await save(canvas);
    await expectAnnounced(
      /^polite: Notification Booking archived To undo, open Archive and choose Restore\.$/,
    );
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expectClosed();
  },
});

/** F8 moves to the toasts, Tab goes through them, Escape closes one, and focus returns. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  render: (args) => <Page {...args} toast={archived} />,
  play: async ({ canvas }) => {
    const toast = await save(canvas);
    await userEvent.keyboard('[F8]');
    await expect(toast.parentElement).toHaveFocus();
    await userEvent.tab();
    await expect(toast).toHaveFocus();
    await userEvent.tab();
    await expect(within(toast).getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(toast).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
});

/** An error is announced immediately and stays until it is closed. */
export const Interrupts = meta.story({
  tags: ['behavior'],
  render: (args) => <Page {...args} toast={failed} />,
  play: async ({ canvas }) => {
    const expectAnnounced = recordAnnouncements();
    const toast = await save(canvas);
    await expectAnnounced(/^assertive: .*Not saved/);
    await userEvent.click(within(toast).getByRole('button', { name: 'Close' }));
    await expectClosed();
  },
});

/** Several are stacked with the newest at the bottom. */
export const Several = meta.story({
  parameters: windowed('24rem'),
  render: (args) => <Shown {...args} toasts={several} />,
});

/** Something the user has to know or keep. Put it in the page, in an Alert. */
export const Dont = meta.story({
  tags: ['!dev'],
  parameters: windowed('12rem'),
  render: (args) => <Shown {...args} toasts={lasting} />,
});

const tones = (['info', 'success', 'warning', 'danger'] as const).map((tone): ToastOptions => ({
  title: `A toast of the tone ${tone}`,
  text: 'One more sentence about what has happened.',
  tone,
  action: { label: 'Undo', altText: 'Undo in the menu.', onClick: onUndo },
}));

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => <Shown {...args} toasts={tones} />,
});
