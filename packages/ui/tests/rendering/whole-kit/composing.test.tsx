/** Tests that, in every part, keys of an input method's composition do nothing else. */
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Button,
  Combobox,
  createToastQueue,
  Dialog,
  DialogContent,
  Drawer,
  DrawerContent,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  NumberField,
  Popover,
  PopoverContent,
  PopoverTrigger,
  SiteHeader,
  TextField,
  Toaster,
  Tooltip,
} from '../../../src/index.ts';
import { rendered } from '../checks/root.tsx';
import { settled } from '../mount.tsx';

/** How browsers mark these keys. Safari sends the last key after the composition has ended. */
const marks: Record<string, KeyboardEventInit> = {
  'while composing': { isComposing: true },
  'as a key in process': { isComposing: true, keyCode: 229 },
  'just after the composition': { keyCode: 229 },
};

const field = <TextField label="Name" />;
const grains = ['Rye', 'Spelt'].map((label) => ({ value: label, label }));
const queue = createToastQueue();

interface Case {
  node: ReactNode;
  /** Brings the part into a state that keys could change. @default nothing */
  begin?: () => Promise<unknown>;
  keys: string[];
  /** Returns the state that keys could change. */
  state: () => unknown;
}

const one = (selector: string) => document.querySelector(selector) as HTMLElement;
const valueOf = (selector: string) => (one(selector) as HTMLInputElement).value;
const typeIn = (selector: string, text: string) => () => userEvent.fill(one(selector), text);
const toasts = () => document.querySelectorAll('.rp-Toast').length;
const openIn = (selector: string) => () => one(selector)?.dataset['state'];

const cases: Record<string, Case> = {
  'Combobox with a list': {
    node: <Combobox label="Grain" options={grains} />,
    begin: typeIn('[role=combobox]', 'spe'),
    keys: ['Enter', 'Escape', 'ArrowDown', 'ArrowUp'],
    state: () => [
      valueOf('[role=combobox]'),
      one('[role=combobox]').getAttribute('aria-activedescendant'),
      one('[role=listbox]') !== null,
      valueOf('select'),
    ],
  },
  'Combobox, closed': {
    node: <Combobox label="Grain" options={grains} />,
    begin: async () => one('[role=combobox]').focus(),
    keys: ['ArrowDown', 'ArrowUp'],
    state: () => one('[role=listbox]') !== null,
  },
  NumberField: {
    node: <NumberField label="Seats" defaultValue={3} />,
    begin: async () => one('input').focus(),
    keys: ['ArrowUp', 'ArrowDown'],
    state: () => valueOf('input'),
  },
  Dialog: {
    node: (
      <Dialog defaultOpen>
        <DialogContent title="Name">{field}</DialogContent>
      </Dialog>
    ),
    keys: ['Escape', 'Tab'],
    state: () => [openIn('.rp-Dialog')(), document.activeElement?.localName],
  },
  'Dialog whose last control is composing': {
    node: (
      <Dialog defaultOpen>
        <DialogContent alert title="Name">
          {field}
          <NumberField label="Age" />
        </DialogContent>
      </Dialog>
    ),
    begin: async () => one('.rp-NumberField input').focus(),
    keys: ['Tab'],
    state: () => document.activeElement === one('.rp-NumberField input'),
  },
  Drawer: {
    node: (
      <Drawer defaultOpen>
        <DrawerContent title="Name">{field}</DrawerContent>
      </Drawer>
    ),
    keys: ['Escape'],
    state: openIn('.rp-Drawer'),
  },
  Popover: {
    node: (
      <Popover defaultOpen>
        <PopoverTrigger asChild>
          <Button>Name</Button>
        </PopoverTrigger>
        <PopoverContent title="Name">{field}</PopoverContent>
      </Popover>
    ),
    keys: ['Escape'],
    state: openIn('.rp-Popover'),
  },
  Menu: {
    node: (
      <Menu defaultOpen>
        <MenuTrigger asChild>
          <Button>More</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>Rename</MenuItem>
        </MenuContent>
      </Menu>
    ),
    keys: ['Escape'],
    state: openIn('.rp-Menu'),
  },
  Tooltip: {
    node: (
      <Tooltip defaultOpen text="As on your passport">
        <input aria-label="Name" />
      </Tooltip>
    ),
    begin: async () => one('input').focus(),
    keys: ['Escape'],
    state: () => one('.rp-Tooltip') !== null,
  },
  SiteHeader: {
    node: (
      <SiteHeader
        content={{
          home: { href: '#', label: 'Home' },
          links: [{ href: '#a', label: 'A' }],
          navLabel: 'Main',
          menuLabel: 'Menu',
          closeLabel: 'Close',
        }}
        aside={<input aria-label="Search" />}
      />
    ),
    begin: async () => {
      one('details').setAttribute('open', '');
      one('details input').focus();
    },
    keys: ['Escape'],
    state: () => one('details').hasAttribute('open'),
  },
  'Toaster, closing': {
    node: (
      <>
        {field}
        <Toaster queue={queue} />
      </>
    ),
    begin: async () => {
      queue.show({ title: 'Saved', duration: Infinity });
      await expect.poll(toasts).toBeGreaterThan(0);
      one('input').focus();
    },
    keys: ['Escape', 'F8'],
    state: () => [toasts(), document.activeElement?.localName],
  },
};

describe.each(Object.entries(cases))('%s', (_name, { node, begin, keys, state }) => {
  test.each(Object.entries(marks))('%s', (_mark, init) =>
    rendered('div', node, async () => {
      await begin?.();
      await settled();
      const before = state();
      for (const key of keys) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(
          new KeyboardEvent('keydown', {
            key,
            code: key,
            bubbles: true,
            cancelable: true,
            composed: true,
            ...init,
          }),
        );
        await settled();
        expect([key, state()]).toEqual([key, before]);
      }
    }),
  );

  test('the same key of its own does act', () =>
    rendered('div', node, async () => {
      await begin?.();
      await settled();
      const before = JSON.stringify(state());
      await userEvent.keyboard(`{${keys[0]}}`);
      await expect.poll(() => JSON.stringify(state())).not.toBe(before);
    }));
});
