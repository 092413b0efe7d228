/** The end of an address with what the toolbar says there. */
function globalsOf(from: URL): string {
  // Colons and slashes stay as they are, as Storybook writes them.
  const globals = from.searchParams.get('globals');
  return globals ? `&globals=${globals}` : '';
}

/**
 * The address of what is shown, for others to open: of the manager, also at a sub-path, with what
 * the toolbar says.
 *
 * @param frame The address of the preview.
 * @param parent The address of the window around it; undefined if it may not be read or is none.
 */
export function managerUrl(frame: string, parent?: string): string {
  if (parent) return parent;
  const from = new URL(frame);
  const id = from.searchParams.get('id') ?? '';
  const view = from.searchParams.get('viewMode') === 'docs' ? 'docs' : 'story';
  return new URL(`?path=/${view}/${id}${globalsOf(from)}`, new URL('./', from)).href;
}

/** The address of a docs page or story in the same manager. */
export const urlOfPage = (from: string, path: string): string => {
  const url = new URL(from);
  return `${url.origin}${url.pathname}?path=${path}`;
};

/** The address of a story in the same manager, with what the toolbar says. */
export const urlOfStory = (from: string, id: string): string =>
  urlOfPage(from, `/story/${id}`) + globalsOf(new URL(from));

/** The window's own address as others should open it. */
export function currentUrl(): string {
  let parent: string | undefined;
  try {
    if (window.parent !== window) parent = window.parent.location.href;
  } catch {
    // In a page of another origin.
  }
  return managerUrl(window.location.href, parent);
}
