/** Keeps reviewers in Storybook when they press a link of a story. */
import { useEffect, type ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { action } from 'storybook/actions';

/**
 * Storybook's frame opens links in the window around it. The link to another page of a site would
 * replace all of Storybook by an error, so the Actions panel says what was pressed instead; the link
 * to a place on the same page stays in the frame.
 */
function stay(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  // A router has already followed a link that it prevents.
  if (!link || !href || event.defaultPrevented) return;
  if (href.startsWith('#')) link.target ||= '_self';
  if (!href.startsWith('/')) return;
  event.preventDefault();
  action(`Link “${link.textContent.trim()}”`)(href);
}

function Staying({ children }: { children: ReactNode }) {
  useEffect(() => {
    // On the document, for links in overlays and, on a docs page, in examples beside the story.
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  }, []);
  return children;
}

export const withLinks: Decorator = (Story) => (
  <Staying>
    <Story />
  </Staying>
);
