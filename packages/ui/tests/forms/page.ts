/** Renders pages in jsdom. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { within } from 'storybook/test';
import { onTestFinished } from 'vitest';

/** Renders something on an empty page until the test ends. Returns the queries of Testing Library. */
export function render(node: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(node);
  onTestFinished(() => {
    root.unmount();
    document.body.innerHTML = '';
  });
  return within(document.body);
}

/** Runs all pending tasks, so that a test can check that nothing happened. Waits for turns, not time. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve));
}
