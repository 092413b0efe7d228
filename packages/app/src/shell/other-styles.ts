import { reloadFor } from './reload.ts';

let adding: Promise<void> | null = null;
/** The visit for which the styles failed to load. */
let failedVisit: string | null = null;

/**
 * Adds the styles of all other pages and the fonts for rare characters, which the loaded page
 * lacks. Resolves when they have loaded or failed to load. Adds nothing in development.
 * @param visit The key of the history entry that needs the styles; empty for a download in advance.
 *   After a failure, the next visit tries again; without a key, this does not.
 */
export function otherStyles(visit?: string): Promise<void> {
  if (visit !== undefined && failedVisit !== null && failedVisit !== visit)
    adding = failedVisit = null;
  return (adding ??= addStyles(visit ?? ''));
}

function addStyles(visit: string): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('template#other-styles');
  const waiting = [...(template?.content.querySelectorAll('link') ?? [])];
  const page = location.href;
  const links = waiting.map((original) => {
    const link = document.importNode(original);
    const added = new Promise<void>((resolve) => {
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        failedVisit = visit;
        resolve(visit ? reloadFor(page, link.href) : undefined);
      });
    });
    document.head.append(link);
    return added;
  });
  return Promise.all(links).then(() => {});
}
