/**
 * One element, or the whole page, in the tool that runs a test. Drivers are written once for this
 * interface; `index.ts` and `playwright.ts` implement it for each tool.
 */
export interface Place {
  /** The elements inside that match a selector, in page order. */
  all(selector: string): Promise<Place[]>;
  /** The elements inside that assistive technology finds under this role, in page order. */
  byRole(role: Role): Promise<Place[]>;
  /** Whether neither the element nor an ancestor is hidden. */
  isShown(): Promise<boolean>;
  /**
   * Reads the element. With Playwright, `look` runs in the page, so it can use only `given` from
   * outside.
   */
  read<Answer>(look: (element: Element) => Answer): Promise<Answer>;
  read<Answer, Given>(
    look: (element: Element, given: Given) => Answer,
    given: Given,
  ): Promise<Answer>;
  click(): Promise<void>;
  /** Replaces the value of a field. */
  fill(text: string): Promise<void>;
  /** Chooses the options of a `<select>` with these values. */
  select(values: string[]): Promise<void>;
  upload(files: File[]): Promise<void>;
  /** Moves focus to the element, unless focus is already inside, and presses a key. */
  press(key: 'Escape' | 'Tab'): Promise<void>;
  /** Returns the whole page, for parts that open elsewhere. */
  page(): Place;
  /** Repeats an attempt until it no longer throws, or until the tool's time limit. */
  until<Answer>(attempt: () => Promise<Answer>): Promise<Answer>;
}

export type Role =
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'menu'
  | 'menuitem'
  | 'menuitemcheckbox'
  | 'menuitemradio'
  | 'navigation'
  | 'radio'
  | 'tab'
  | 'tablist';

/** The options of drivers. */
export interface DriverOptions {
  /** The part's accessible name, such as its title, if there are several. */
  name?: string | undefined;
  /**
   * How long a step waits, in milliseconds. @default `asyncUtilTimeout` of Testing
   * Library, 1000; with Playwright 20000
   */
  timeout?: number | undefined;
}

/** Returns the text of an element in one line. */
export const textOf = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Returns the accessible name of an element of the kit, or of the part around a form. */
export function nameOf(element: Element): string {
  const text = (part: Node | null | undefined) => {
    const copy = part?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('[aria-hidden="true"], select, textarea') ?? [])
      hidden.remove();
    return (copy?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  const named = element.matches('form')
    ? (element.closest('[aria-labelledby], [aria-label]') ?? element)
    : element;
  const ids = named.getAttribute('aria-labelledby');
  if (ids) {
    const labels = ids.split(' ').map((id) => text(named.ownerDocument.getElementById(id)));
    return labels.join(' ').trim();
  }
  const { labels } = named as HTMLInputElement;
  if (named.matches('form, section, header')) return named.getAttribute('aria-label') ?? '';
  return named.getAttribute('aria-label') ?? text(labels?.[0] ?? named);
}
