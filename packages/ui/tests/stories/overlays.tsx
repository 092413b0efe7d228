/** What the stories of dialogs, drawers, menus and tooltips share. */
import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

/** Renders an open overlay inside the story, for tests that only look at the story. */
export function Here({ children }: { children: (place: HTMLElement) => ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return <div ref={setPlace}>{place && children(place)}</div>;
}

/** Waits until the dialog is gone and focus is back on its opener. */
export async function closedDialog(opener: HTMLElement) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
}
