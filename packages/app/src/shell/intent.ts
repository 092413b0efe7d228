import { drawAhead } from '../brand/art/drawings.tsx';
import { otherStyles } from './other-styles.ts';
import type { Route } from './route.ts';

/** Not in TypeScript's types, because not all browsers have it. */
type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Milliseconds that the pointer or the focus rests on a link before its page is downloaded. */
const REST = 65;

/**
 * Downloads code before the visitor needs it. The first movement over the page downloads the route
 * table. A link under the pointer or in focus downloads its page, its pictures and the styles of
 * the other pages, so that the click requests no code. Without this, a click waits for three round
 * trips: the table, the page with its styles, and the pictures. Visitors who save data download
 * only what they press. A click retries failed downloads. The first typed character outside ASCII
 * downloads the fonts for rare characters.
 *
 * @param loadRoutes Loads the route table; see once.ts.
 */
export function watchIntent(loadRoutes: (pause?: number) => Promise<Route[] | null>): void {
  let aimed: HTMLAnchorElement | null = null;
  let timer = 0;

  const prepare = async ({ pathname }: HTMLAnchorElement) => {
    if (pathname === location.pathname) return;
    drawAhead();
    const table = await loadRoutes(0);
    const route = table?.find(({ path }) => path === pathname);
    if (!route) return;
    void otherStyles('');
    await route.load(0).catch(() => {});
  };

  const notice = ({ type, target }: Event) => {
    const pressed = type === 'pointerdown';
    if (!pressed && (navigator as Connected).connection?.saveData) return;
    void loadRoutes(0);
    // The target may be the document, which has no `closest`.
    const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href^="/"]') ?? null;
    if (link === aimed && !pressed) return;
    aimed = link;
    clearTimeout(timer);
    if (!link) return;
    if (pressed) void prepare(link);
    else timer = window.setTimeout(() => void prepare(link), REST);
  };

  document.addEventListener('input', ({ target }) => {
    if (/[^ -~\s]/.test((target as Partial<HTMLInputElement>).value ?? '')) void otherStyles('');
  });
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, notice);
  }
}
