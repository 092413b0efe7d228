/** Tests how layers change the page around them, and that they restore it. */
import { Activity, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Button,
  CookieNotice,
  Dialog,
  DialogContent,
  DialogTrigger,
  Drawer,
  DrawerContent,
  MenuItem,
  SiteHeader,
  TextField,
  Form,
} from '../../../src/index.ts';
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
} from '../layers.tsx';
import { lookAs, settled } from '../mount.tsx';

onNewPages();

describe.each(every)('%s', (_name, Layer) => {
  test('leaves nothing behind when it is unmounted while open', async () => {
    await show(<Layer trigger={<Button>Open</Button>} />);
    await userEvent.click(named('Open') as HTMLElement);
    await expect.poll(() => named('Inside')).toBeTruthy();
    await show(<p>Another page</p>);
    await expect.poll(traces).toEqual(stage.before);
  });

  test('leaves nothing behind when its page is hidden, and returns with it', async () => {
    const page = (mode: 'hidden' | 'visible') => (
      <>
        <Activity mode={mode}>
          <Layer trigger={<Button>Open</Button>} />
        </Activity>
        <Button>Elsewhere</Button>
      </>
    );
    await show(page('visible'));
    await userEvent.click(named('Open') as HTMLElement);
    await expect.poll(() => named('Inside')).toBeTruthy();
    await expect
      .poll(() =>
        named('Inside')?.closest('[role$=dialog], [role=menu]')?.contains(document.activeElement),
      )
      .toBe(true);
    const open = traces();
    await show(page('hidden'));
    await expect.poll(() => traces().attributes).toEqual(stage.before.attributes);
    expect(traces()).toMatchObject({ hidden: stage.before.hidden, scrolls: stage.before.scrolls });
    await focusOn('Elsewhere');
    await show(page('visible'));
    await expect.poll(traces).toEqual(open);
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect.poll(traces).toEqual(stage.before);
    await focusOn('Open');
  });

  test('submit and reset events from inside end at the layer', async () => {
    const record = vi.fn<(from: string) => void>();
    const hears = (name: string) => ({
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        record(`${name} submit`);
      },
      onReset: () => record(`${name} reset`),
    });
    const listen = ({ type }: Event) => record(`document ${type}`);
    document.addEventListener('submit', listen);
    document.addEventListener('reset', listen);
    await show(
      <form id="around" {...hears('around')}>
        <Layer defaultOpen content={hears('layer')} trigger={<Button>Open</Button>}>
          <form {...hears('inside')}>
            <button type="submit">Submit</button>
            <button type="reset">Reset</button>
          </form>
          <button type="submit" form="around">
            Submit around
          </button>
        </Layer>
      </form>,
    );
    const pressed = async (name: string) => {
      record.mockClear();
      await userEvent.click(named(name) as HTMLElement);
      return record.mock.calls.flat();
    };
    expect(await pressed('Submit')).toEqual(['inside submit', 'layer submit', 'document submit']);
    expect(await pressed('Reset')).toEqual(['inside reset', 'layer reset', 'document reset']);
    expect(await pressed('Submit around')).toEqual(['around submit', 'document submit']);
    document.removeEventListener('submit', listen);
    document.removeEventListener('reset', listen);
  });

  /** Rows with a layer each, which has a button or an item that deletes the row. */
  function Rows({ rows: all, later = false }: { rows: string[]; later?: boolean }) {
    const [rows, setRows] = useState(all);
    const [open, setOpen] = useState<string>();
    const remove = (row: string) => {
      setOpen(undefined);
      const drop = () => setRows((kept) => kept.filter((each) => each !== row));
      if (later) drops = drop;
      else drop();
    };
    return (
      <>
        <h1>Rows</h1>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <Layer
                open={open === row}
                onOpenChange={(opens) => setOpen(opens ? row : undefined)}
                trigger={<Button>{row}</Button>}
              >
                {_name === 'Menu' ? (
                  <MenuItem onSelect={() => remove(row)}>Delete</MenuItem>
                ) : (
                  <Button onClick={() => remove(row)}>Delete</Button>
                )}
              </Layer>
            </li>
          ))}
        </ul>
      </>
    );
  }
  let drops = () => {};

  const deletes = async (row: string) => {
    await userEvent.click(named(row) as HTMLElement);
    await expect.poll(() => named('Delete')).toBeTruthy();
    await userEvent.click(named('Delete') as HTMLElement);
    await closed();
  };

  test.each([
    ['the next', ['A', 'B', 'C'], 'B', 'C'],
    ['the one before', ['A', 'B', 'C'], 'C', 'B'],
    ['the page', ['A'], 'A', 'Rows'],
  ])('when it deletes its row, focus goes to %s', async (_where, rows, row, next) => {
    await show(<Rows rows={rows} />);
    await deletes(row);
    await focusOn(next);
    await expect
      .poll(traces)
      .toMatchObject({ hidden: stage.before.hidden, beside: stage.before.beside });
  });

  test('when its row is removed after it has closed, focus goes to the next row', async () => {
    await show(<Rows rows={['A', 'B', 'C']} later />);
    await deletes('B');
    await focusOn('B');
    drops();
    await focusOn('C');
    expect(named('B')).toBeUndefined();
  });

  test.each(['a ref', 'a function', 'nothing'])('finalFocus: %s', async (kind) => {
    function Page() {
      const field = useRef<HTMLInputElement>(null);
      const finalFocus = {
        'a ref': field,
        'a function': () => field.current,
        nothing: () => null,
      }[kind];
      return (
        <>
          <Layer trigger={<Button>Open</Button>} content={{ finalFocus }} />
          <TextField label="Field" ref={field} />
        </>
      );
    }
    await show(<Page />);
    await userEvent.click(named('Open') as HTMLElement);
    await expect.poll(() => named('Inside')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect
      .poll(() => document.activeElement?.localName)
      .toBe(kind === 'nothing' ? 'button' : 'input');
  });

  test('focus stays if it is elsewhere when the layer closes', async () => {
    const page = (open: boolean) => (
      <>
        <Layer open={open} trigger={<Button>Open</Button>} />
        <TextField label="Field" />
      </>
    );
    await show(page(false));
    await show(page(true));
    await expect.poll(() => named('Inside')).toBeTruthy();
    await show(page(false));
    document.querySelector('input')?.focus();
    await closed();
    await settled();
    expect(document.activeElement?.localName).toBe('input');
  });
});

test('if its button is hidden when it closes, focus goes to an element near the button', async () => {
  await show(
    <>
      <button>First</button>
      <details open>
        <summary>Menu</summary>
        <Dialog>
          <DialogTrigger asChild>
            <Button>Open</Button>
          </DialogTrigger>
          <DialogContent title="Dialog" />
        </Dialog>
      </details>
    </>,
  );
  await userEvent.click(named('Open') as HTMLElement);
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeTruthy();
  stage.main.querySelector('details')?.removeAttribute('open');
  await userEvent.keyboard('{Escape}');
  await closed();
  await focusOn('Menu');
});

test('without a trigger and with an autofocused field, focus returns', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} onOpenChange={setOpen}>
          <DialogContent title="Dialog">
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what sites do */}
            <TextField label="Name" autoFocus />
          </DialogContent>
        </Dialog>
      </>
    );
  }
  await show(<Page />);
  await userEvent.click(named('Open') as HTMLElement);
  await expect.poll(() => document.activeElement?.localName).toBe('input');
  await userEvent.keyboard('{Escape}');
  await closed();
  await focusOn('Open');
});

test('when its button is replaced while it is open, focus goes to the new button', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        {open ? (
          <Dialog open onOpenChange={setOpen}>
            <DialogContent title="Dialog" />
          </Dialog>
        ) : (
          <Button onClick={() => setOpen(true)}>Open</Button>
        )}
        <Button>After</Button>
      </>
    );
  }
  await show(<Page />);
  await userEvent.click(named('Open') as HTMLElement);
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await closed();
  await focusOn('Open');
});

/** A menu with an item that opens a dialog, which has a button that opens a drawer. */
function Chain({ popover = false }: { popover?: boolean }) {
  const [dialog, setDialog] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [first, setFirst] = useState(false);
  const toDialog = () => {
    setFirst(false);
    setDialog(true);
  };
  return (
    <>
      {popover ? (
        <layers.Popover open={first} onOpenChange={setFirst} trigger={<Button>Open</Button>}>
          <Button onClick={toDialog}>To dialog</Button>
        </layers.Popover>
      ) : (
        <layers.Menu open={first} onOpenChange={setFirst} trigger={<Button>Open</Button>}>
          <MenuItem onSelect={toDialog}>To dialog</MenuItem>
        </layers.Menu>
      )}
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

test.each([
  ['menu', false],
  ['popover', true],
])('%s to dialog to drawer and back', async (_name, popover) => {
  await show(<Chain popover={popover} />);
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

test('of two dialogs, one in the other, the inner one is on top again when they are shown again', async () => {
  const page = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <layers.Dialog trigger={<Button>Open</Button>}>
        <layers.Dialog trigger={<Button>Open inner</Button>}>
          <input aria-label="Kept" />
        </layers.Dialog>
      </layers.Dialog>
    </Activity>
  );
  await show(page('visible'));
  await userEvent.click(named('Open') as HTMLElement);
  await focusOn('Open inner');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.localName).toBe('input');
  await userEvent.keyboard('typed');
  const open = traces();
  await show(page('hidden'));
  await expect.poll(() => traces().attributes).toEqual(stage.before.attributes);
  await show(page('visible'));
  await expect.poll(traces).toEqual(open);
  await expect.poll(() => document.activeElement?.localName).toBe('input');
  const field = document.querySelector('input') as HTMLInputElement;
  expect(field.value).toBe('typed');
  expect(getComputedStyle(field).pointerEvents).toBe('auto');
  await userEvent.keyboard('{Escape}');
  await focusOn('Open inner');
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await closed();
  await focusOn('Open');
  await expect.poll(traces).toEqual(stage.before);
});

test('a dialog closed before another one keeps the page still', async () => {
  const page = (first: boolean, second: boolean) => (
    <>
      <div style={{ blockSize: '300vh' }} />
      <Dialog open={first}>
        <DialogContent title="First" />
      </Dialog>
      <Dialog open={second}>
        <DialogContent title="Second" />
      </Dialog>
    </>
  );
  const width = () => stage.main.getBoundingClientRect().width;
  await show(page(false, false));
  const still = width();
  for (const step of [page(true, false), page(true, true), page(false, true), page(false, false)]) {
    await show(step);
    await expect.poll(width).toBe(still);
  }
  await closed();
  await expect.poll(traces).toEqual(stage.before);
});

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

test('when its row is removed while it fades out, focus goes to the next row', async () => {
  await lookAs({ reducedMotion: 'no-preference' });
  const page = (open: boolean, rows: string[]) => (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Button>{row}</Button>
          </li>
        ))}
      </ul>
      <Dialog open={open}>
        <DialogContent title="Dialog" />
      </Dialog>
    </>
  );
  await show(page(false, ['A', 'B', 'C']));
  named('B')?.focus();
  await show(page(true, ['A', 'B', 'C']));
  await expect
    .poll(() => document.querySelector('[role=dialog]')?.contains(document.activeElement))
    .toBe(true);
  await show(page(false, ['A', 'C']));
  await focusOn('C');
  await closed();
  await expect.poll(traces).toEqual(stage.before);
});

describe('in another tree', () => {
  const places = {
    'an iframe': () => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const { body } = frame.contentDocument as Document;
      return { host: frame, place: body, focused: () => body.ownerDocument.activeElement };
    },
    'a shadow root': () => {
      const host = document.createElement('div');
      document.body.append(host);
      const shadow = host.attachShadow({ mode: 'open' });
      const place = document.createElement('div');
      shadow.append(place);
      return { host, place, focused: () => shadow.activeElement };
    },
  };
  const trees = Object.entries(places);

  test.each(
    every.flatMap(([name, Layer]) =>
      trees.map(([tree, make]) => [name, tree, Layer, make] as const),
    ),
  )('%s in %s takes the focus and returns it there', async (name, _tree, Layer, make) => {
    const { host, place, focused } = make();
    await show(
      createPortal(<Layer trigger={<button>Open</button>} content={{ container: place }} />, place),
    );
    const open = place.querySelector('button') as HTMLElement;
    open.focus();
    if (name === 'Menu') await userEvent.keyboard('{Enter}');
    else open.click();
    await expect.poll(() => focused()?.closest('[role]') != null).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(focused).toBe(open);
    host.remove();
  });

  test.each(trees)(
    'the menu of a SiteHeader in %s closes only from outside',
    async (_tree, make) => {
      const { host, place } = make();
      const content = {
        home: { href: '#', label: 'Site' },
        links: [{ href: '#one', label: 'One' }],
        navLabel: 'Pages',
        menuLabel: 'Menu',
        closeLabel: 'Close',
      };
      await show(createPortal(<SiteHeader content={content} aside={<p>Inside</p>} />, place));
      place.addEventListener('click', (event) => event.preventDefault());
      const menu = place.querySelector('details') as HTMLDetailsElement;
      const press = (selector: string) =>
        (place.querySelector(selector) as HTMLElement).dispatchEvent(
          new MouseEvent('click', { bubbles: true, composed: true }),
        );
      menu.open = true;
      press('details p');
      expect(menu.open).toBe(true);
      press('details nav a');
      expect(menu.open).toBe(false);
      menu.open = true;
      press('header > div');
      expect(menu.open).toBe(false);
      host.remove();
    },
  );
});

test('a CookieNotice whose page is hidden takes no room on the page', async () => {
  const page = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <CookieNotice open content={{ categories: [{ name: 'stats', label: 'Statistics' }] }} />
    </Activity>
  );
  const room = () => getComputedStyle(document.documentElement).scrollPaddingBlockEnd;
  const none = room();
  await show(page('visible'));
  await expect.poll(room).not.toBe(none);
  const before = room();
  await show(page('hidden'));
  await expect.poll(room).toBe(none);
  await show(page('visible'));
  await expect.poll(room).toBe(before);
  await show(null);
  await expect.poll(room).toBe(none);
  expect(traces()).toEqual(stage.before);
});
