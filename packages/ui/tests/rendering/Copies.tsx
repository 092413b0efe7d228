import { StrictMode } from 'react';
import type { PlainStory } from './preview.tsx';

/** Renders a component twice, as a page may, and a whole page once. Server and browser both use this. */
export function Copies({ story }: { story: PlainStory }) {
  return (
    <StrictMode>
      <div>{story.element()}</div>
      {!story.tags.includes('page') && <div>{story.element()}</div>}
    </StrictMode>
  );
}
