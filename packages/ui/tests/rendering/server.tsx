/** The server half of the stories: runs in Node, which has no document. */
import { renderToString } from 'react-dom/server';
import type { PlainStory } from './preview.tsx';

/** Renders the story with this id, such as `badge--long-text`. */
export function serverRender(stories: Record<string, PlainStory>, id: string): string {
  const name = id.split('--')[1]?.replaceAll('-', '');
  const story = Object.entries(stories).find(([key]) => key.toLowerCase() === name)?.[1];
  if (!story) throw new Error(`There is no story ${id}.`);
  return renderToString(story.element());
}
