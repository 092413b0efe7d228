/** What every check of a page needs: waiting for it, and naming its elements. */

/** Resolves when no other task is waiting: by then React has finished rendering. */
export const idle = () => scheduler.postTask(() => {}, { priority: 'background' });

/** Resolves after React has rendered, the browser has painted and layout observers have run. */
export async function settled(): Promise<void> {
  await idle();
  await new Promise(requestAnimationFrame);
  await idle();
}

/** Returns a short name for an element in a message: `button.rp-Button "Get started"`. */
export function nameOf(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  return `${element.tagName.toLowerCase()}${classes} "${words.slice(0, 40)}"`;
}
