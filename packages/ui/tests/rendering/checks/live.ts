import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { idle } from '../mount.tsx';

/** Renders a part on the page, again and again, and records its errors. */
export function live() {
  const container = document.createElement('div');
  document.body.append(container);
  const errors: string[] = [];
  const note = (error: unknown) => void errors.push(String(error).split('\n')[0] as string);
  const root = createRoot(container, { onUncaughtError: note, onCaughtError: note });
  return {
    container,
    errors,
    /** Resolves to the text that the part then shows. */
    async show(node: ReactNode): Promise<string> {
      flushSync(() => root.render(node));
      await idle();
      return container.textContent;
    },
    remove() {
      root.unmount();
      container.remove();
    },
  };
}
