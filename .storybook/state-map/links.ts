import type { StoryLink } from './states.ts';

export type Scheme = 'light' | 'dark';

/** The globals of a story's address: the session, and a color scheme if one is wanted. */
const globalsOf = ({ session }: StoryLink, scheme?: Scheme): string =>
  [session && `session:${session}`, scheme && `scheme:${scheme}`].filter(Boolean).join(';');

/**
 * Where Storybook shows a story with its sidebar and its tools. Relative to the folder that
 * Storybook is in, so it needs `target="_top"`.
 */
export function storyHref(link: StoryLink, scheme?: Scheme): string {
  const globals = globalsOf(link, scheme);
  return `./?path=/story/${link.story}${globals && `&globals=${globals}`}`;
}

/** Where a story is shown alone. */
export const frameHref = (link: StoryLink, scheme: Scheme): string =>
  // Axe takes as long as everything else, and each story has been checked.
  `iframe.html?id=${link.story}&viewMode=story&globals=${globalsOf(link, scheme)};a11y.manual:!true`;
