import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Browser } from './browser.ts';

type Queries = ReturnType<typeof within>;
type Role = Parameters<Queries['findByRole']>[0];
type Name = string | RegExp;

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
  /** Replaces the text of the field with this label, by typing. */
  type: (label: string, text: string, area?: Queries) => Promise<void>;
  /** Waits for the page with this main heading. */
  arriveAt: (heading: string) => Promise<void>;
  /** Waits until a text is visible. */
  see: (text: Name, area?: Queries) => Promise<void>;
}

export const createVisitor = (canvas: Queries, browser: Browser): Visitor => ({
  page: canvas,
  browser,
  async area(role, name) {
    return within(await canvas.findByRole(role, name === undefined ? {} : { name }));
  },
  async header() {
    const header = within(await canvas.findByRole('banner'));
    const menu = header.queryByText('Menu');
    if (menu?.checkVisibility()) await userEvent.click(menu);
    return header;
  },
  async click(role, name, area = canvas) {
    await userEvent.click(await area.findByRole(role, { name }));
  },
  async type(label, text, area = canvas) {
    const field = await area.findByLabelText(label);
    // The form makes its fields read-only while it validates.
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await expect(field).toHaveValue(text);
  },
  async arriveAt(heading) {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
  async see(text, area = canvas) {
    // A problem may appear both above the form and at its field.
    await waitFor(async () => {
      const found: Element[] = area.getAllByText(text);
      const visible = found.filter((element) => element.checkVisibility());
      await expect(visible, `“${text}” can be seen`).not.toHaveLength(0);
    });
  },
});
