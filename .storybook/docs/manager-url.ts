/** Returns the part of an address that holds the toolbar's globals. */
function globalsOf(from: URL): string {
  // Colons and slashes stay unescaped, as Storybook writes them.
  const globals = from.searchParams.get('globals');
  return globals ? `&globals=${globals}` : '';
}

/**
 * Returns the manager's address of the current page, for sharing. It keeps a sub-path and the
 * toolbar's globals.
 *
 * @param frame The address of the preview.
 * @param parent The address of the window around it; undefined if there is no such window or it
 *   cannot be read.
 */
export function managerUrl(frame: string, parent?: string): string {
  if (parent) return parent;
  const from = new URL(frame);
  const id = from.searchParams.get('id') ?? '';
  const view = from.searchParams.get('viewMode') === 'docs' ? 'docs' : 'story';
  return new URL(`?path=/${view}/${id}${globalsOf(from)}`, new URL('./', from)).href;
}

/** Returns the address of a docs page or story in the same manager. */
export const urlOfPage = (from: string, path: string): string => {
  const url = new URL(from);
  return `${url.origin}${url.pathname}?path=${path}`;
};

/** Returns the address of a story in the same manager, with the toolbar's globals. */
export const urlOfStory = (from: string, id: string): string =>
  urlOfPage(from, `/story/${id}`) + globalsOf(new URL(from));

/** Returns this window's address for sharing. */
export function currentUrl(): string {
  let parent: string | undefined;
  try {
    if (window.parent !== window) parent = window.parent.location.href;
  } catch {
    // The parent has another origin.
  }
  return managerUrl(window.location.href, parent);
}
