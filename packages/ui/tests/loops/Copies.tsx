import { StrictMode } from 'react';
import type { PlainStory } from './preview.tsx';

/** A part twice, as it may stand on a page; a page once. Alike on the server and in the browser. */
export function Copies({ story }: { story: PlainStory }) {
  return (
    <StrictMode>
      <div>{story.element()}</div>
      {!story.tags.includes('page') && <div>{story.element()}</div>}
    </StrictMode>
  );
}
