/** Helpers for the stories of dialogs, drawers, menus and tooltips. */
import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

/** Renders an open overlay inside the story, for tests that only look at the story. */
export function Here({ children }: { children: (place: HTMLElement) => ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return <div ref={setPlace}>{place && children(place)}</div>;
}

/**
 * For an overlay that is open from the start. Otherwise it would take focus from the page that shows
 * it, such as its docs, and scroll there.
 */
export const unfocused = { onOpenAutoFocus: (event: Event) => event.preventDefault() };

/** On a docs page, gives an overlay that covers the window its own window. */
export const windowed = (height: string) => ({ docs: { story: { inline: false, height } } });

/** Waits until the dialog is gone and focus is back on its opener. */
export async function closedDialog(opener: HTMLElement) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
}
