let adding: Promise<void> | null = null;

/**
 * Adds the styles of all pages but the one that was loaded, which has its own; resolves when they
 * are there, or cannot be had. Where there are none to add, in development, all are there already.
 */
export const otherStyles = (): Promise<void> => (adding ??= addStyles());

function addStyles(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('template#other-styles');
  const link = template?.content.querySelector('link');
  return new Promise((resolve) => {
    if (!link) {
      resolve();
      return;
    }
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
}
