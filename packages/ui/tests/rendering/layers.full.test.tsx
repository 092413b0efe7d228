/** Tests how layers change the page around them, and that they restore it. */
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Button,
  Dialog,
  DialogContent,
  Drawer,
  DrawerContent,
  Form,
  MenuItem,
  TextField,
} from '../../src/index.ts';
import {
  closed,
  every,
  focusOn,
  layers,
  named,
  onNewPages,
  stage,
  show,
  traces,
} from './layers.tsx';

onNewPages();

describe.each(every)('%s', (_name, Layer) => {
  test('leaves nothing behind when it is unmounted while open', async () => {
    await show(<Layer trigger={<Button>Open</Button>} />);
    await userEvent.click(named('Open') as HTMLElement);
    await expect.poll(() => named('Inside')).toBeTruthy();
    await show(<p>Another page</p>);
    await expect.poll(traces).toEqual(stage.before);
  });
});

/** A menu with an item that opens a dialog, which has a button that opens a drawer. */
function Chain() {
  const [dialog, setDialog] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [first, setFirst] = useState(false);
  const toDialog = () => {
    setFirst(false);
    setDialog(true);
  };
  return (
    <>
      <layers.Menu open={first} onOpenChange={setFirst} trigger={<Button>Open</Button>}>
        <MenuItem onSelect={toDialog}>To dialog</MenuItem>
      </layers.Menu>
      <Dialog open={dialog} onOpenChange={setDialog}>
        <DialogContent title="Dialog">
          <Button onClick={() => setDrawer(true)}>To drawer</Button>
          <Drawer open={drawer} onOpenChange={setDrawer}>
            <DrawerContent title="Drawer">
              <Button
                onClick={() => {
                  setDrawer(false);
                  setDialog(false);
                }}
              >
                Close both
              </Button>
            </DrawerContent>
          </Drawer>
        </DialogContent>
      </Dialog>
    </>
  );
}

test('menu to dialog to drawer and back', async () => {
  await show(<Chain />);
  const goIn = async () => {
    await userEvent.click(named('Open') as HTMLElement);
    for (const name of ['To dialog', 'To drawer']) {
      await expect.poll(() => named(name)).toBeTruthy();
      await userEvent.click(named(name) as HTMLElement);
    }
    await focusOn('Close both');
  };
  await goIn();
  await userEvent.keyboard('{Escape}');
  await focusOn('To drawer');
  await userEvent.keyboard('{Escape}');
  await focusOn('Open');
  await goIn();
  await userEvent.keyboard('{Enter}');
  await closed();
  await focusOn('Open');
  await expect.poll(traces).toEqual(stage.before);
});

test.each([null, '-1'])(
  'a dialog whose opener is gone gives focus to the landmark: %s',
  async (own) => {
    if (own) stage.main.setAttribute('tabindex', own);
    function Page() {
      const [open, setOpen] = useState<boolean>();
      return (
        <>
          {open === undefined && <Button onClick={() => setOpen(true)}>Open</Button>}
          <Dialog open={open ?? false} onOpenChange={setOpen}>
            <DialogContent title="Dialog">
              <Button>Inside</Button>
            </DialogContent>
          </Dialog>
        </>
      );
    }
    await show(<Page />);
    await userEvent.click(named('Open') as HTMLElement);
    await focusOn('Inside');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect.poll(() => document.activeElement).toBe(stage.main);
    document.querySelector('main')?.blur();
    expect(stage.main.getAttribute('tabindex')).toBe(own);
  },
);

test('a kit form in a dialog in a kit form sends only itself', async () => {
  const [outer, inner] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await show(
    <Form onSubmit={outer}>
      <layers.Dialog trigger={<Button>Open</Button>}>
        <Form onSubmit={inner}>
          <TextField label="Name" name="name" />
          <Button type="submit">Send</Button>
        </Form>
      </layers.Dialog>
      <Button type="submit">Send all</Button>
    </Form>,
  );
  await userEvent.click(named('Open') as HTMLElement);
  await expect.poll(() => document.activeElement?.localName).toBe('input');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(named('Send') as HTMLElement);
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 2]);
  await userEvent.keyboard('{Escape}');
  await closed();
  await userEvent.click(named('Send all') as HTMLElement);
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 2]);
});
