/** Puts a story on the bare page, with the kit's styles and nothing else. */
import { createRoot } from 'react-dom/client';
import { chai } from 'vitest';
import { commands, page } from 'vitest/browser';
import '../../src/styles.css';
import type { PlainStory } from './preview.tsx';

// A failure names each element at fault, not their number.
chai.config.truncateThreshold = 0;

/** How the page is looked at; what is left out is the default. */
export interface View {
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  contrast?: 'more' | 'no-preference';
  reducedMotion?: 'reduce' | 'no-preference';
  dir?: 'ltr' | 'rtl';
  /** Of the page, in CSS pixels. @default 1280 */
  width?: number;
}

const setWidth = once((width: number) => page.viewport(width, 800));
const setMedia = once((media: Omit<View, 'dir' | 'width'>) => commands.emulateMedia(media));

/** Skips what was set so the last time: each call goes to another process and back. */
function once<T>(set: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let last = '';
  return async (value) => {
    const next = JSON.stringify(value);
    if (next !== last) await set(value);
    last = next;
  };
}

/** Has the browser report these of its user, and else the defaults. */
export async function lookAs({ dir = 'ltr', width = 1280, ...media }: View): Promise<void> {
  document.documentElement.dir = dir;
  await setWidth(width);
  await setMedia({
    colorScheme: 'light',
    forcedColors: 'none',
    contrast: 'no-preference',
    reducedMotion: 'reduce',
    ...media,
  });
}

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
  await idle();
  // Asks for the layout, and with it for the fonts; what observes the layout answers after them.
  await document.fonts.ready;
  await settled();
  try {
    const escaped = [...document.querySelectorAll('body [class*="rp-"]')].find(
      (part) => !container.contains(part),
    );
    if (escaped)
      throw new Error(
        `${nameOf(escaped)} stands outside of its story, where no check looks: give its part a \`container\` inside.`,
      );
    await look(container);
  } finally {
    root.unmount();
    container.remove();
  }
}

/** Runs when no other task waits: React has rendered whatever it was asked to. */
const idle = () => scheduler.postTask(() => {}, { priority: 'background' });

/** After React has rendered, the browser has painted, and what observes the layout has answered. */
export async function settled(): Promise<void> {
  await idle();
  await new Promise(requestAnimationFrame);
  await idle();
}

/** A short name for an element in a message: `button.rp-Button "Get started"`. */
export function nameOf(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  return `${element.tagName.toLowerCase()}${classes} "${words.slice(0, 40)}"`;
}
