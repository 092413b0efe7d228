/** The server half of the hydration test. Runs in Node, which has no document. */
import { renderToString } from 'react-dom/server';
import { brokenStories } from './broken.tsx';
import { Copies } from './Copies.tsx';
import { stories } from './stories.ts';

export function serverRender(name: string): string {
  const story = stories.get(name) ?? brokenStories.get(name);
  if (!story) throw new Error(`There is no story "${name}".`);
  return renderToString(<Copies story={story} />);
}
