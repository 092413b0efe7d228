/** Mounts a story on an empty page, with only the kit's styles and those of the site's screens. */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { chai } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import '../../src/styles.css';
import '../../../app/src/brand/screens/screens.css';
import { he } from '../../src/words/he.ts';
import { RapportProvider } from '../../src/words/RapportProvider/RapportProvider.tsx';
import { themes } from '../stories/themes.ts';
import { idle, nameOf, settled } from './page.ts';
import type { PlainStory } from './preview.tsx';

// Do not shorten lists in messages, so that a failure names every faulty element.
chai.config.truncateThreshold = 0;

export const themeNames = [...themes.keys()];

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

/** The user's preferences and the page's width and direction. Omitted ones have their defaults. */
export interface View {
  colorScheme?: 'light' | 'dark';
  forcedColors?: 'active' | 'none';
  contrast?: 'more' | 'no-preference';
  reducedMotion?: 'reduce' | 'no-preference';
  dir?: 'ltr' | 'rtl';
  /** Language of the page and of the kit's own words. @default 'en' */
  lang?: 'en' | 'he';
  /** @default 'plain' */
  theme?: string;
  /** Width of the page in CSS pixels. @default 1280 */
  width?: number;
}

/** Asks the window, because Vitest gives the document another size before each file. */
const setWidth = async (width: number) => {
  if (innerWidth !== width || innerHeight !== 800) await page.viewport(width, 800);
};
const setTheme = once(async (theme: string) => void (await sheet.replace(themes.get(theme) ?? '')));
const setMedia = once((media: Omit<View, 'dir' | 'lang' | 'width' | 'theme'>) =>
  commands.emulateMedia(media),
);

/** Skips a call that would change nothing, because each is a round trip to another process. */
function once<T>(set: (value: T) => Promise<void>): (value: T) => Promise<void> {
  let last = '';
  return async (value) => {
    const next = JSON.stringify(value);
    if (next !== last) await set(value);
    last = next;
  };
}

/** Sets the view, with defaults for omitted settings. */
export async function lookAs({
  dir = 'ltr',
  lang = 'en',
  width = 1280,
  theme = 'plain',
  ...media
}: View): Promise<void> {
  document.documentElement.dir = dir;
  document.documentElement.lang = lang;
  await setTheme(theme);
  await setWidth(width);
  await setMedia({
    colorScheme: 'light',
    forcedColors: 'none',
    contrast: 'no-preference',
    reducedMotion: 'reduce',
    ...media,
  });
}

const inHebrew = (node: ReactNode) => (
  <RapportProvider words={he} direction="rtl">
    {node}
  </RapportProvider>
);

/** Renders the story, lets `look` examine it, and restores the page. */
export async function withStory(
  story: PlainStory,
  view: View,
  look: (container: HTMLElement) => void | Promise<void>,
): Promise<void> {
  const container = document.createElement(story.tags.includes('page') ? 'div' : 'main');
  document.body.append(container);
  document.title = story.title;
  await lookAs(view);
  const root = createRoot(container);
  root.render(view.lang === 'he' ? inHebrew(story.element()) : story.element());
  await idle();
  // Waiting for fonts forces layout. Layout observers respond after the fonts.
  await document.fonts.ready;
  await settled();
  try {
    const escaped = [...document.querySelectorAll('body [class*="rp-"]')].find(
      (part) => !container.contains(part),
    );
    if (escaped)
      throw new Error(
        `${nameOf(escaped)} is outside its story, where no check looks: give it a \`container\` inside the story.`,
      );
    await look(container);
  } finally {
    root.unmount();
    container.remove();
  }
}

/** Lists the faults that a check finds in each theme: `gazette: button "Go" …`. */
export async function inThemes(view: View, check: () => string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of themeNames) {
    await lookAs({ ...view, theme });
    // Layout observers respond.
    await settled();
    for (const fault of check()) faults.push(`${theme}: ${fault}`);
  }
  return faults;
}

/** Shows the HTML that a server renders; `hydrate` is the script, which comes later. */
export async function withServerHtml(
  node: ReactNode,
  look: (container: HTMLElement, hydrate: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(node);
  let root: Root | undefined;
  const hydrate = () => {
    root = hydrateRoot(container, node);
    return settled();
  };
  try {
    await look(container, hydrate);
  } finally {
    root?.unmount();
    container.remove();
  }
}

/** Moves the pointer to the last line of the window, away from later stories. */
export const leavePointer = () =>
  userEvent.hover(document.documentElement, {
    position: { x: 0, y: innerHeight - 1 },
    force: true,
  });
