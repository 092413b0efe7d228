let adding: Promise<void> | null = null;
/** The visit of a page that had to do without them. */
let without: string | null = null;

/**
 * Adds the styles of all pages but the one that was loaded, which has its own; resolves when they
 * are there, or cannot be had. Where there are none to add, in development, all are there already.
 * @param visit the key of the entry of the history: the next one tries again what has failed.
 */
export function otherStyles(visit: string): Promise<void> {
  if (without !== null && without !== visit) adding = without = null;
  return (adding ??= addStyles(visit));
}

function addStyles(visit: string): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('template#other-styles');
  const waiting = template?.content.querySelector('link');
  return new Promise((resolve) => {
    if (!waiting) {
      resolve();
      return;
    }
    const link = document.importNode(waiting);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      without = visit;
      resolve();
    });
    document.head.append(link);
  });
}
