/**
 * What a driver needs from the tool that runs a test: one element, or the whole page. Drivers are
 * written once over this; `index.ts` and `playwright.ts` say how it is done in each tool.
 */
export interface Place {
  /** The elements inside that match a selector, in page order. */
  all(selector: string): Promise<Place[]>;
  /** The elements inside that assistive technology finds under this role, in page order. */
  byRole(role: Role): Promise<Place[]>;
  /** Whether it is there for everyone, neither hidden nor in something that is. */
  isShown(): Promise<boolean>;
  /**
   * Looks at the element. With Playwright, `look` runs in the page: it can use `given` but nothing
   * else from outside.
   */
  read<Answer>(look: (element: Element) => Answer): Promise<Answer>;
  read<Answer, Given>(
    look: (element: Element, given: Given) => Answer,
    given: Given,
  ): Promise<Answer>;
  click(): Promise<void>;
  /** Puts text in the place of what a field has. */
  fill(text: string): Promise<void>;
  /** Chooses the options of a `<select>` with these values. */
  select(values: string[]): Promise<void>;
  upload(files: File[]): Promise<void>;
  /** Moves focus to it, unless focus is inside already, and presses a key. */
  press(key: 'Escape' | 'Tab'): Promise<void>;
  /** The whole page, for what opens elsewhere in it. */
  page(): Place;
  /** Tries again until this throws no more, for as long as the tool waits. */
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

/** What drivers take beside the place to look in. */
export interface DriverOptions {
  /** Its accessible name, such as its title, where there are several. */
  name?: string | undefined;
  /**
   * How long to wait for what a step needs, in milliseconds. @default `asyncUtilTimeout` of Testing
   * Library, 1000; with Playwright 20000
   */
  timeout?: number | undefined;
}

/** The text of an element in one line. */
export const textOf = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The accessible name of what the kit renders, or of the part around a form. */
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
