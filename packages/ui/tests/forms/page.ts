/** A page in jsdom. */
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { within } from 'storybook/test';
import { afterEach } from 'vitest';

let root: Root | undefined;

/** Renders something on an empty page, and returns the queries of Testing Library. */
export function render(node: ReactNode) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(node);
  return within(document.body);
}

/** Lets happen what is due, so that a test can say that nothing has. It takes turns, not time. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.innerHTML = '';
});
