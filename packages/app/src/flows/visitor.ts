import { expect, userEvent, within } from 'storybook/test';
import type { Browser } from './browser.ts';
import type { Guide } from './guide.ts';

type Queries = ReturnType<typeof within>;
type Role = Parameters<Queries['findByRole']>[0];
type Name = string | RegExp;

/** What a flow does with the page, as a visitor would, and what it sees. */
export interface Visitor {
  /** The queries of the page. */
  page: Queries;
  browser: Browser;
  /** The queries of a part of the page. */
  area: (role: Role, name?: Name) => Promise<Queries>;
  /** Clicks a link, a button or a control. */
  click: (role: Role, name: Name, area?: Queries) => Promise<void>;
  /** Clicks what has no role, such as the button of the phone's menu. */
  clickOn: (target: HTMLElement) => Promise<void>;
  /** Types into the field with this label, in place of what it contains. */
  type: (label: string, text: string, area?: Queries) => Promise<void>;
  /** Presses keys, written as `userEvent.keyboard` wants them: `{Enter}`. */
  press: (keys: string) => Promise<void>;
  /** Presses Tab once. */
  tab: () => Promise<void>;
  /** Presses Tab, or Shift+Tab, until this has focus. Fails if that takes too long. */
  tabTo: (role: Role, name: Name, way?: 'forward' | 'back') => Promise<void>;
  /** Waits for the page with this main heading. */
  arriveAt: (heading: string) => Promise<void>;
  /** Waits until a text can be seen. */
  see: (text: Name, area?: Queries) => Promise<void>;
}

/** More stops than any page has before its main content ends. */
const MOST_TABS = 40;

export function createVisitor(canvas: Queries, browser: Browser, guide: Guide): Visitor {
  const press = async (keys: string) => {
    await userEvent.keyboard(keys, { delay: guide.keyDelay });
  };
  const clickOn = (target: HTMLElement) => guide.point(target, () => userEvent.click(target));
  return {
    page: canvas,
    browser,
    async area(role, name) {
      return within(await canvas.findByRole(role, name === undefined ? {} : { name }));
    },
    async click(role, name, area = canvas) {
      await clickOn(await area.findByRole(role, { name }));
    },
    clickOn,
    async type(label, text, area = canvas) {
      const field = await area.findByLabelText(label);
      await guide.point(field, async () => {
        await userEvent.clear(field);
        await userEvent.type(field, text, { delay: guide.keyDelay });
      });
      await expect(field).toHaveValue(text);
    },
    press: (keys) => {
      const { activeElement } = document;
      return activeElement === document.body || !activeElement
        ? press(keys)
        : guide.point(activeElement, () => press(keys));
    },
    tab: () => userEvent.tab(),
    async tabTo(role, name, way = 'forward') {
      const target = await canvas.findByRole(role, { name });
      for (let stops = 0; stops < MOST_TABS && document.activeElement !== target; stops += 1) {
        await userEvent.tab({ shift: way === 'back' });
      }
      await expect(target).toHaveFocus();
    },
    async arriveAt(heading) {
      await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    },
    async see(text, area = canvas) {
      await expect(await area.findByText(text)).toBeVisible();
    },
  };
}

/** Fails while no part of the element is on the screen. */
export async function expectInView(element: Element | null): Promise<void> {
  const { top = innerHeight, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  await expect(top).toBeLessThan(innerHeight);
  await expect(bottom).toBeGreaterThan(0);
}
