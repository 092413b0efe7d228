import { byName, inPart, namesOf } from './find.ts';
import { nameOf, textOf, type DriverOptions, type Place } from './place.ts';
import { inSteps, type Step } from './steps.ts';

/** Answers a Dialog or a Drawer, wherever in the page it opens. */
export interface DialogDriver {
  /** Presses the button inside with this label, such as “Delete”. */
  choose(label: string): Step<DialogDriver>;
  /** Closes it with the Escape key. */
  close(): Step<DialogDriver>;
  /** Whether it is open right now. */
  isOpen(): Promise<boolean>;
  /** Its title. Waits until it is open. */
  title(): Promise<string>;
  /** All its text. Waits until it is open. */
  text(): Promise<string>;
}

/** Returns the open dialogs of the page; the last one is on top. */
async function dialogsOf(page: Place): Promise<Place[]> {
  return [...(await page.byRole('dialog')), ...(await page.byRole('alertdialog'))];
}

export function dialog(root: Place, { name }: DriverOptions = {}): DialogDriver {
  const topDialog = async () => {
    const from = await dialogsOf(root.page());
    if (name !== undefined) return byName(name, { kind: 'dialog', where: 'this page', from });
    const top = from.at(-1);
    if (!top) throw new Error('No dialog is open.');
    return top;
  };
  const isOpen = () =>
    root.until(async () => {
      const names = await namesOf(await dialogsOf(root.page()));
      return name === undefined ? names.length > 0 : names.includes(name);
    });
  return inSteps<DialogDriver>({
    choose: async (label) => {
      const button = await root.until(async () =>
        byName(label, {
          kind: 'button',
          where: 'this dialog',
          from: await (await topDialog()).byRole('button'),
        }),
      );
      await button.click();
    },
    close: async () => {
      const top = await root.until(topDialog);
      const title = await top.read(nameOf);
      await top.press('Escape');
      await root.until(async () => {
        if ((await namesOf(await dialogsOf(root.page()))).includes(title))
          throw new Error(`The dialog “${title}” did not close on Escape.`);
      });
    },
    isOpen,
    title: () => root.until(async () => (await topDialog()).read(nameOf)),
    text: () => root.until(async () => (await topDialog()).read(textOf)),
  });
}

/** Opens a Menu and chooses from it. */
export interface MenuDriver {
  /** Presses its button, unless it is open. */
  open(): Step<MenuDriver>;
  /** Opens it if it is closed, and presses the item with this label. */
  choose(item: string): Step<MenuDriver>;
  /** Closes it with the Escape key, unless it is closed. */
  close(): Step<MenuDriver>;
  /** Whether it is open right now. */
  isOpen(): Promise<boolean>;
  /** The labels of its items, in order. Opens it if it is closed. */
  items(): Promise<string[]>;
}

const ITEMS = ['menuitem', 'menuitemcheckbox', 'menuitemradio'] as const;

export function menu(root: Place, options?: DriverOptions): MenuDriver {
  const part = { selector: '[aria-haspopup="menu"]', kind: 'menu' };
  const button = () => inPart(root, part, options, async (found) => found);
  const isOpen = async () =>
    (await button()).read((element) => element.getAttribute('aria-expanded') === 'true');
  /** Returns the open menu; only one is open at a time. */
  const list = () =>
    root.until(async () => {
      const [open] = await root.page().byRole('menu');
      if (!open) throw new Error('The menu did not open when its button was pressed.');
      return open;
    });
  const open = async () => {
    if (!(await isOpen())) await (await button()).click();
    return list();
  };
  const items = async () => {
    const opened = await open();
    return (await Promise.all(ITEMS.map((role) => opened.byRole(role)))).flat();
  };
  return inSteps<MenuDriver>({
    open: async () => void (await open()),
    choose: async (item) => {
      const from = await items();
      await (await byName(item, { kind: 'item', where: 'this menu', from })).click();
    },
    close: async () => {
      if (!(await isOpen())) return;
      await (await list()).press('Escape');
      await root.until(async () => {
        if (await isOpen()) throw new Error('The menu did not close on Escape.');
      });
    },
    isOpen,
    items: async () => namesOf(await items()),
  });
}

/** Reads the toasts, wherever in the page they appear, and answers them. */
export interface ToastDriver {
  /** The text of the newest toast, or of the one that begins like this. Waits until there is one. */
  text(): Promise<string>;
  /** The text of all toasts right now, oldest first. */
  all(): Promise<string[]>;
  /** Presses the button of a toast, such as “Undo”. Waits until there is one. */
  choose(label: string): Step<ToastDriver>;
  /** Closes the newest toast. */
  close(): Step<ToastDriver>;
}

/** Returns the text of a toast, without its buttons. */
const saidBy = (element: Element) => {
  const copy = element.cloneNode(true) as Element;
  for (const button of copy.querySelectorAll('button')) button.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
};

export function toast(root: Place): ToastDriver {
  const all = () => root.page().all('.rp-Toast');
  const newest = () =>
    root.until(async () => {
      const last = (await all()).at(-1);
      if (!last) throw new Error('There is no toast.');
      return last;
    });
  return inSteps<ToastDriver>({
    text: async () => (await newest()).read(saidBy),
    all: async () => Promise.all((await all()).map((one) => one.read(saidBy))),
    choose: async (label) => {
      await newest();
      const from = (await Promise.all((await all()).map((one) => one.byRole('button')))).flat();
      await (await byName(label, { kind: 'button', where: 'the toasts', from })).click();
    },
    close: async () => {
      const [button] = await (await newest()).all('.rp-Toast-close');
      await button?.click();
    },
  });
}
