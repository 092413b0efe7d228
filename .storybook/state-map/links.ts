import type { StoryLink } from './states.ts';

export type Scheme = 'light' | 'dark';

/** Returns the globals of a story's address: the session, and the color scheme if given. */
const globalsOf = ({ session }: StoryLink, scheme?: Scheme): string =>
  [session && `session:${session}`, scheme && `scheme:${scheme}`].filter(Boolean).join(';');

/**
 * Returns the address of a story with Storybook's sidebar and tools. It is relative to Storybook's
 * folder, so the link needs `target="_top"`.
 */
export function storyHref(link: StoryLink, scheme?: Scheme): string {
  const globals = globalsOf(link, scheme);
  return `./?path=/story/${link.story}${globals && `&globals=${globals}`}`;
}

/** Returns the address of a story alone. */
export const frameHref = (link: StoryLink, scheme: Scheme): string =>
  // Axe is off: it doubles the time, and other tests check each story.
  `iframe.html?id=${link.story}&viewMode=story&globals=${globalsOf(link, scheme)};a11y.manual:!true`;
