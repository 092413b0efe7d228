/** Helpers for the tests of layers: each layer in one form, and a page to open it on. */
import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import {
  Button,
  Dialog,
  DialogContent,
  DialogTrigger,
  Drawer,
  DrawerContent,
  DrawerTrigger,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  Popover,
  PopoverContent,
  PopoverTrigger,
} from '../../src/index.ts';
import { leavePointer, lookAs } from './mount.tsx';
import { settled } from './page.ts';

interface Parts {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The trigger. Without one, the page opens the layer. */
  trigger?: ReactNode;
  content?: object;
  children?: ReactNode;
}

/** Returns a layer with a button "Inside". */
const modal =
  (Root: typeof Dialog, Trigger: typeof DialogTrigger, Content: typeof DialogContent, own = {}) =>
  ({ trigger, content, children, ...rest }: Parts) => (
    <Root {...rest}>
      {trigger && <Trigger asChild>{trigger as never}</Trigger>}
      <Content title="Layer" {...own} {...content}>
        {children ?? <Button>Inside</Button>}
      </Content>
    </Root>
  );

/** Each layer that takes the focus. */
export const layers = {
  Dialog: modal(Dialog, DialogTrigger, DialogContent),
  'alert Dialog': modal(Dialog, DialogTrigger, DialogContent, { alert: true }),
  Drawer: modal(Drawer, DrawerTrigger, DrawerContent),
  Popover: modal(Popover, PopoverTrigger, PopoverContent),
  Menu: ({ trigger, content, children, ...rest }: Parts) => (
    <Menu {...rest}>
      {trigger && <MenuTrigger asChild>{trigger as never}</MenuTrigger>}
      <MenuContent {...content}>{children ?? <MenuItem>Inside</MenuItem>}</MenuContent>
    </Menu>
  ),
};

export const every = Object.entries(layers);

/** The page of a test, and its initial state. */
export const stage = {} as { main: HTMLElement; root: Root; before: ReturnType<typeof traces> };

export const show = async (node: ReactNode) => {
  stage.root.render(<StrictMode>{node}</StrictMode>);
  await settled();
};

/** Describes what a layer may leave behind: attributes of the page, new elements, hidden elements. */
export const traces = () => ({
  attributes: [document.documentElement, document.body].map((element) =>
    [...element.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .filter((one) => one !== 'style='),
  ),
  beside: [...document.body.children].filter((element) => element !== stage.main).length,
  hidden: document.querySelectorAll('[data-aria-hidden]').length,
  scrolls: getComputedStyle(document.documentElement).overflow,
});

/** Gives each test of a file its own page. */
export function onNewPages(): void {
  beforeEach(async () => {
    await lookAs({});
    stage.main = document.body.appendChild(document.createElement('main'));
    stage.before = traces();
    stage.root = createRoot(stage.main);
  });
  afterEach(async () => {
    stage.root.unmount();
    await settled();
    stage.main.remove();
  });
  afterAll(leavePointer);
}

export const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, [role=menuitem], input')].find(
    (element) => element.textContent === name && element.checkVisibility(),
  );
export const focusOn = (name: string) =>
  expect.poll(() => document.activeElement?.textContent).toBe(name);
export const closed = () =>
  expect
    .poll(() => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]'))
    .toBeNull();
