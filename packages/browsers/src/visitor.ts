import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import type { Key, Tab } from './tab.ts';

const PATIENCE_MS = 30_000;

/** The code of Testing Library, which finds elements by role and name in any engine. */
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
    /** Set on a page that is about to be left. */
    isOld?: boolean;
  }
}

/** An element by its label, by its role and, if several have that role, its name, or by CSS. */
export type Target = { label: string } | { role: string; name?: string } | { selector: string };

/**
 * Finds the target and scrolls it into view. Returns how many there are and, of a single one, its
 * middle and what a click there would reach instead. Evaluated in the page.
 */
function find(target: Target) {
  const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom!;
  const findAll = (): Element[] => {
    if ('selector' in target) return [...document.querySelectorAll(target.selector)];
    if ('role' in target) {
      const { role, name } = target;
      return queryAllByRole(document.body, role, name ? { name } : {});
    }
    const fields = { selector: 'input, select, textarea' };
    return queryAllByLabelText(document.body, target.label, fields);
  };
  const all = findAll();
  const [element] = all;
  if (!element || all.length > 1) return { count: all.length, x: 0, y: 0, covering: '' };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  const reaches = element.contains(hit) || hit?.closest('label')?.control === element;
  return { count: 1, x, y, covering: reaches ? '' : (hit?.outerHTML.slice(0, 120) ?? 'nothing') };
}

/** Tries again until nothing throws, such as because the page was left meanwhile. */
const retry = (attempt: () => Promise<void>, timeout = PATIENCE_MS): Promise<void> =>
  expect(attempt).toPass({ timeout, intervals: [50] });

/** Acts in a tab as a person does, and waits as a person would. */
export class Visitor {
  readonly tab: Tab;
  readonly #site: string;

  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.#site = site;
  }

  /** Loads a path of the site. */
  async open(path: string): Promise<void> {
    await this.tab.goto(new URL(path, this.#site).href);
  }

  /** Calls the function in the page. */
  evaluate<Result>(call: () => Result): Promise<Awaited<Result>>;
  evaluate<Argument, Result>(
    call: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  evaluate(call: (argument: unknown) => unknown, argument: unknown = null): Promise<unknown> {
    return this.tab.evaluate(call, argument);
  }

  /**
   * Waits until the function returns true in the page, even across pages.
   * @param what The awaited state, for the error message.
   * @param patienceMs How long to wait. @default 30_000
   */
  until<Argument>(
    call: (argument: Argument) => boolean,
    argument: Argument,
    what: string,
    patienceMs?: number,
  ): Promise<void> {
    return retry(
      async () => expect(await this.tab.evaluate(call, argument), `waits for ${what}`).toBe(true),
      patienceMs,
    );
  }

  /** Waits until the address has this path, with its query and hash. */
  arrives(path: string): Promise<void> {
    const here = (wanted: string) => location.pathname + location.search + location.hash === wanted;
    return this.until(here, path, `the address ${path}`);
  }

  async #find(target: Target) {
    if (!(await this.evaluate(() => 'TestingLibraryDom' in window)))
      await this.tab.run(testingLibrary);
    return this.evaluate(find, target);
  }

  /** Waits until there are as many such elements that assistive technology can reach. */
  sees(target: Target, count = 1): Promise<void> {
    return retry(async () => expect(await this.#find(target)).toMatchObject({ count }));
  }

  /** Clicks the only such element once it keeps its place and nothing covers it. */
  async click(target: Target): Promise<void> {
    let found = { x: NaN, y: NaN };
    await retry(async () => {
      const { x, y } = found;
      found = await this.#find(target);
      expect(found, JSON.stringify(target)).toEqual({ count: 1, x, y, covering: '' });
    });
    await this.tab.click(found.x, found.y);
  }

  /** Clicks a field and types. */
  async fill(label: string, text: string): Promise<void> {
    await this.click({ label });
    await this.tab.type(text);
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  resize(width: number, height: number): Promise<void> {
    return this.tab.resize(width, height);
  }

  /** Goes through the history as the browser's buttons do. */
  async go(steps: number): Promise<void> {
    // Deferred, because this call must end on the page where it began.
    await this.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  }

  /** Loads the page again. */
  async reload(): Promise<void> {
    await this.evaluate(() => {
      window.isOld = true;
      setTimeout(() => location.reload());
    });
    const isNew = () => !window.isOld && document.readyState === 'complete';
    await this.until(isNew, null, 'the reloaded page');
  }

  /** Returns the errors of all pages in this tab since it was opened. */
  errors(): Promise<string[]> {
    return this.evaluate(
      () => JSON.parse(sessionStorage.getItem('browsers:errors') ?? '[]') as string[],
    );
  }
}
