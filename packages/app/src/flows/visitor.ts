import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Browser } from './browser.ts';
import type { Guide } from './guide.ts';

type Queries = ReturnType<typeof within>;
type Role = Parameters<Queries['findByRole']>[0];
type Name = string | RegExp;
/** Tab, or Shift+Tab. */
type Way = 'forward' | 'back';

/** The actions and checks of a flow, in a visitor's terms. */
export interface Visitor {
  /** The queries of the page. */
  page: Queries;
  browser: Browser;
  /** The queries of a part of the page. */
  area: (role: Role, name?: Name) => Promise<Queries>;
  /** The queries of the header. Where it is narrow, its menu is opened first. */
  header: () => Promise<Queries>;
  /** Clicks a link, a button or a control. */
  click: (role: Role, name: Name, area?: Queries) => Promise<void>;
  /** Clicks an element without a role, such as the button of the phone menu. */
  clickOn: (target: HTMLElement) => Promise<void>;
  /** Replaces the text of the field with this label, by typing. */
  type: (label: string, text: string, area?: Queries) => Promise<void>;
  /** Presses keys in the notation of `userEvent.keyboard`: `{Enter}`. */
  press: (keys: string) => Promise<void>;
  /** Presses Tab, or Shift+Tab, once. */
  tab: (way?: Way) => Promise<void>;
  /** Presses Tab, or Shift+Tab, until this control has focus. Fails if that takes too long. */
  tabTo: (role: Role, name: Name, way?: Way) => Promise<void>;
  /** Waits for the page with this main heading. */
  arriveAt: (heading: string) => Promise<void>;
  /** Waits until a text is visible. */
  see: (text: Name, area?: Queries) => Promise<void>;
}

/** More stops than any page has before its main content ends. */
const MOST_TABS = 40;

export function createVisitor(canvas: Queries, browser: Browser, guide: Guide): Visitor {
  const press = (keys: string) => guide.type(keys, (some) => userEvent.keyboard(some));
  const tab = async (way: Way = 'forward') => {
    await userEvent.tab({ shift: way === 'back' });
    if (document.activeElement) await guide.glance(document.activeElement);
  };
  const clickOn = async (target: HTMLElement) => {
    await guide.point(target);
    await userEvent.click(target);
  };
  return {
    page: canvas,
    browser,
    async area(role, name) {
      return within(await canvas.findByRole(role, name === undefined ? {} : { name }));
    },
    async header() {
      const header = within(await canvas.findByRole('banner'));
      const menu = header.queryByText('Menu');
      if (menu?.checkVisibility()) await clickOn(menu);
      return header;
    },
    async click(role, name, area = canvas) {
      await clickOn(await area.findByRole(role, { name }));
    },
    clickOn,
    async type(label, text, area = canvas) {
      const field = await area.findByLabelText(label);
      await guide.point(field);
      // The form makes its fields read-only while it validates.
      await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
      await userEvent.clear(field);
      await press(text);
      await expect(field).toHaveValue(text);
    },
    async press(keys) {
      if (document.activeElement) await guide.point(document.activeElement);
      await press(keys);
    },
    tab,
    async tabTo(role, name, way = 'forward') {
      const target = await canvas.findByRole(role, { name });
      for (let stops = 0; stops < MOST_TABS && document.activeElement !== target; stops += 1) {
        await tab(way);
      }
      await expect(target).toHaveFocus();
    },
    async arriveAt(heading) {
      const title = await canvas.findByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      await guide.show(title);
    },
    async see(text, area = canvas) {
      // A problem may appear both above the form and at its field.
      const shown = await waitFor(async () => {
        const found: Element[] = area.getAllByText(text);
        const visible = found.filter((element) => element.checkVisibility());
        await expect(visible, `“${text}” can be seen`).not.toHaveLength(0);
        return visible.at(-1);
      });
      if (shown) await guide.show(shown);
    },
  };
}

/** Fails while no part of the element is on the screen. */
export async function expectInView(element: Element | null): Promise<void> {
  const { top = innerHeight, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  await expect(top).toBeLessThan(innerHeight);
  await expect(bottom).toBeGreaterThan(0);
}
