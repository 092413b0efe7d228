/** Checks the structure and the texts of a page. All functions are evaluated in the page. */

/** Returns faults in headings, landmarks and ids, one line each. */
export function outlineFaults(): string[] {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const faults: string[] = [];

  const headings = all('h1, h2, h3, h4, h5, h6');
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  const first = levels.filter((level) => level === 1).length;
  if (first !== 1) faults.push(`the page has ${first} h1`);
  headings.forEach((heading, index) => {
    const [level = 0, before = 0] = [levels[index], levels[index - 1]];
    if (level > before + 1)
      faults.push(`h${level} “${words(heading.textContent)}” comes after h${before}`);
    if (!words(heading.textContent)) faults.push(`an h${level} is empty`);
  });

  const mains = all('main, [role="main"]').length;
  if (mains !== 1) faults.push(`the page has ${mains} main`);

  const nameOf = (element: HTMLElement) =>
    words(
      element
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ') ?? element.getAttribute('aria-label'),
    );
  const inside = 'article, aside, main, nav, section';
  const landmarks = all('header, footer, nav, aside, section, form, search, [role]').flatMap(
    (element) => {
      const tag = element.tagName.toLowerCase();
      const role = element.getAttribute('role') ?? tag;
      const name = nameOf(element);
      const counts =
        /^(nav|navigation|aside|complementary|search|banner|contentinfo|region)$/.test(role) ||
        (/^(section|form)$/.test(role) && name) ||
        (/^(header|footer)$/.test(role) && !element.parentElement?.closest(inside));
      // Landmarks that are closed or hidden at this width do not count.
      return counts && element.checkVisibility() ? [`${role} “${name}”`] : [];
    },
  );
  for (const landmark of new Set(landmarks)) {
    const count = landmarks.filter((other) => other === landmark).length;
    if (count > 1) faults.push(`${count} landmarks are ${landmark}`);
  }

  const ids = all('[id]').map(({ id }) => id);
  for (const id of new Set(ids)) {
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`the id ${id} occurs twice`);
  }
  return faults;
}

/** Returns the `href` of each link, unresolved. */
export const hrefsOf = (): string[] => [
  ...new Set(
    [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '(none)'),
  ),
];

/** Returns the internal links in the main part. */
export const linksOfMain = (): string[] =>
  [...document.querySelectorAll('main a[href^="/"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

/** Returns the texts in the main part that are visible nowhere, once each `<details>` is open. */
export function unseenTexts(): string[] {
  for (const toggle of document.querySelectorAll('details')) toggle.open = true;
  const tags = 'h1, h2, h3, h4, h5, h6, p, li, dt, dd, td, label, figcaption, summary';
  const texts = new Map<string, boolean>();
  for (const element of document.querySelectorAll(`main :is(${tags})`)) {
    const text = element.textContent?.trim();
    if (!text || element.closest('noscript')) continue;
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    texts.set(text, seen || texts.get(text) === true);
  }
  return [...texts].filter(([, seen]) => !seen).map(([text]) => text);
}

/** Returns the texts in pictures of the product that are smaller than this many pixels. */
export function smallTexts(least: number): string[] {
  const pictures = document.querySelectorAll(
    '.rp-Screen-window, .rp-HeroScene-card, .rp-MetricsPreview-board',
  );
  return [...pictures]
    .flatMap((picture) => [...picture.querySelectorAll('*')])
    .filter(
      (element) =>
        !element.closest('svg') &&
        element.checkVisibility() &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
        Number.parseFloat(getComputedStyle(element).fontSize) < least,
    )
    .map((element) => `${getComputedStyle(element).fontSize}: ${element.textContent}`);
}
