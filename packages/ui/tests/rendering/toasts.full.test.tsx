/** Tests how toasts take focus and return it, and that they can be pressed over a dialog. */
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button, Toaster, createToastQueue } from '../../src/index.ts';
import { focusOn, layers, named, onNewPages, show } from './layers.tsx';
import { settled } from './page.ts';

onNewPages();

let queue: ReturnType<typeof createToastQueue>;
beforeEach(() => {
  queue = createToastQueue();
});
const show1 = (title = 'Saved') => queue.show({ title, duration: Infinity });
const toasts = () => [...document.querySelectorAll<HTMLElement>('.rp-Toast')];

test('25 of them: each can be reached and closed', async () => {
  await show(
    <>
      <Button>Before</Button>
      <Toaster queue={queue} />
    </>,
  );
  for (let count = 1; count <= 25; count++) show1(`Toast ${count}`);
  await expect.poll(toasts).toHaveLength(25);
  named('Before')?.focus();
  await userEvent.keyboard('{F8}');
  for (let remaining = 25; remaining > 0; remaining--) {
    await userEvent.keyboard('{Tab}');
    const toast = document.activeElement as HTMLElement;
    expect(toast).toBe(toasts().at(-1));
    const { top, bottom } = toast.getBoundingClientRect();
    expect(top >= 0 && bottom <= innerHeight).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(toasts).toHaveLength(remaining - 1);
  }
  await focusOn('Before');
});

test.each(['before', 'after'])(
  'shown %s a dialog has opened: a press closes it alone',
  async (when) => {
    await show(
      <>
        <layers.Dialog trigger={<Button>Open</Button>}>
          <input aria-label="Inside" />
        </layers.Dialog>
        <section>
          <Toaster queue={queue} />
        </section>
      </>,
    );
    const isInside = () =>
      expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Inside');
    if (when === 'before') show1();
    await userEvent.click(named('Open') as HTMLElement);
    await isInside();
    if (when === 'after') show1();
    await expect.poll(toasts).toHaveLength(1);
    await userEvent.click(toasts()[0]?.querySelector('button') as HTMLElement);
    await expect.poll(toasts).toHaveLength(0);
    await settled();
    expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
    await isInside();
  },
);
