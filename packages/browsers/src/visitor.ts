import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as TestingLibrary from '@testing-library/dom';
import type { Key, Tab } from './tab.ts';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

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

/** The result of {@link find}: the number of matching elements and, for a single one, its position. */
interface Found {
  count: number;
  /** The middle of the element. */
  x: number;
  y: number;
  /** The element that a click there would reach instead. */
  covering: string | null;
}

/** Finds the target and scrolls it into view. Evaluated in the page. */
function find(target: Target): Found {
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
  if (!element || all.length > 1) return { count: all.length, x: 0, y: 0, covering: null };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  const reaches = element.contains(hit) || hit?.closest('label')?.control === element;
  return { count: 1, x, y, covering: reaches ? null : (hit?.outerHTML.slice(0, 120) ?? 'nothing') };
}

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
   * @param patienceMs How long to wait. @default 10_000
   */
  async until<Argument>(
    call: (argument: Argument) => boolean,
    argument: Argument,
    what: string,
    patienceMs = PATIENCE_MS,
  ): Promise<void> {
    const end = Date.now() + patienceMs;
    let problem: unknown = 'it never was';
    for (;;) {
      try {
        if (await this.tab.evaluate(call, argument)) return;
      } catch (error) {
        // The page was left while the function ran.
        problem = error;
      }
      if (Date.now() > end) throw new Error(`Waited for ${what}: ${String(problem)}`);
      await sleep(PAUSE_MS);
    }
  }

  /** Returns the current path with its query and hash. */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** Waits until the address has this path. */
  async arrives(path: string): Promise<void> {
    const here = (wanted: string) => location.pathname + location.search + location.hash === wanted;
    await this.until(here, path, `the address ${path}`);
  }

  /** Repeats the search for the target until the result is as wanted. */
  async #look(
    target: Target,
    isWanted: (found: Found, last: Found | undefined) => boolean,
    problem: (found: Found) => string,
  ): Promise<Found> {
    const end = Date.now() + PATIENCE_MS;
    let last: Found | undefined;
    for (;;) {
      const found = await this.#find(target);
      if (found && isWanted(found, last)) return found;
      if (Date.now() > end) {
        const reason = found ? problem(found) : 'the page does not answer';
        throw new Error(`${JSON.stringify(target)}: ${reason}.`);
      }
      last = found;
      await sleep(PAUSE_MS);
    }
  }

  async #find(target: Target): Promise<Found | undefined> {
    try {
      if (!(await this.evaluate(() => 'TestingLibraryDom' in window))) {
        await this.tab.run(testingLibrary);
      }
      return await this.evaluate(find, target);
    } catch {
      // The page was left meanwhile.
      return undefined;
    }
  }

  /** Waits until there is exactly one such element that assistive technology can reach. */
  async sees(target: Target): Promise<void> {
    await this.#look(
      target,
      ({ count }) => count === 1,
      ({ count }) => `there are ${count}`,
    );
  }

  /** Waits until there is no such element. */
  async misses(target: Target): Promise<void> {
    await this.#look(
      target,
      ({ count }) => count === 0,
      () => 'it is still there',
    );
  }

  /** Clicks the only such element once it keeps its place and nothing covers it. */
  async click(target: Target): Promise<void> {
    const { x, y } = await this.#look(
      target,
      (found, last) =>
        found.count === 1 && !found.covering && last?.x === found.x && last.y === found.y,
      ({ count, covering }) => (covering ? `${covering} covers it` : `there are ${count}`),
    );
    await this.tab.click(x, y);
  }

  /** Clicks a field and types. */
  async fill(label: string, text: string): Promise<void> {
    await this.click({ label });
    await this.tab.type(text);
  }

  press(key: Key, shift = false): Promise<void> {
    return this.tab.press(key, shift);
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
