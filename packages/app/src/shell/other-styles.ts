let adding: Promise<void> | null = null;

/**
 * Adds the styles of all pages but the one that was loaded, which has its own; resolves when they
 * are there, or cannot be had. Where there are none to add, in development, all are there already.
 */
export const otherStyles = (): Promise<void> => (adding ??= addStyles());

function addStyles(): Promise<void> {
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
      resolve();
      // The next page tries again. Not at once: React asks anew for the page that has waited.
      setTimeout(() => (adding = null), 1000);
    });
    document.head.append(link);
  });
}
