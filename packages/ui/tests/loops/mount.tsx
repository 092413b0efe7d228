/** Puts a story on the bare page, with the kit's styles and nothing else. */
import { createRoot } from 'react-dom/client';
import { commands } from 'vitest/browser';
import '../../src/styles.css';
import type { PlainStory } from './preview.tsx';

/** How the page is looked at; what is left out is the browser's default. */
export interface View {
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  contrast?: 'more' | 'no-preference';
  reducedMotion?: 'reduce' | 'no-preference';
  dir?: 'ltr' | 'rtl';
}

/** Has the browser report these of its user, and else its defaults. */
export const lookAs = ({ dir = 'ltr', ...media }: View): Promise<void> => {
  document.documentElement.dir = dir;
  return commands.emulateMedia({
    colorScheme: 'light',
    forcedColors: 'none',
    contrast: 'no-preference',
    reducedMotion: 'reduce',
    ...media,
  });
};

/** Renders the story, lets `look` examine it, and leaves the page as it was. */
export async function withStory(
  story: PlainStory,
  view: View,
  look: (container: HTMLElement) => void | Promise<void>,
): Promise<void> {
  const container = document.createElement(story.tags.includes('page') ? 'div' : 'main');
  document.body.append(container);
  document.documentElement.lang = 'en';
  document.title = story.title;
  await lookAs(view);
  const root = createRoot(container);
  root.render(story.element());
  await settled();
  await document.fonts.ready;
  try {
    await look(container);
  } finally {
    root.unmount();
    container.remove();
  }
}

/** After React has rendered, run its effects and the browser has painted. */
export const settled = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** A short name for an element in a message: `button.rp-Button "Get started"`. */
export function nameOf(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  return `${element.tagName.toLowerCase()}${classes} "${words.slice(0, 40)}"`;
}
