import { drawAhead } from '../brand/art/drawings.tsx';
import { otherStyles } from './other-styles.ts';
import type { Route } from './route.ts';

/** Not in TypeScript's types, because not all browsers have it. */
type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Milliseconds that the pointer or the focus rests on a link before its page is downloaded. */
const REST = 65;

/**
 * Downloads what the visitor is about to need: with the first movement over the page, the route
 * table; with a link under the pointer or in focus, its page, its pictures and the styles of the
 * other pages, so that the click requests no code: otherwise it waits for three round trips, for the
 * table, for the page with its styles and for the pictures. To those who save data, only what they
 * press. A click tries again what has failed.
 * With the first character typed that is not in ASCII, the fonts for rare ones.
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
    // The document itself can get the focus.
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
