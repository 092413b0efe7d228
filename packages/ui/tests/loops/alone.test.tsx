/** A section alone in a `<main>` looks finished: it has a gutter, and room above and below. */
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { lookAs, settled } from './mount.tsx';
import { stories } from './stories.ts';

const forms = [...stories].filter(([name]) => /^Sections\/\w+Form Default$/.test(name));

/** The room around what can be seen of a section in a page's main part, in pixels. */
async function roomAround(node: React.ReactNode) {
  const main = document.body.appendChild(document.createElement('main'));
  const root = createRoot(main);
  root.render(node);
  await settled();
  const frame = main.getBoundingClientRect();
  const seen = [...main.querySelectorAll('h1, h2, input, textarea, button[type="submit"]')].map(
    (element) => element.getBoundingClientRect(),
  );
  const room = {
    left: Math.min(...seen.map(({ left }) => left)) - frame.left,
    right: frame.right - Math.max(...seen.map(({ right }) => right)),
    above: Math.min(...seen.map(({ top }) => top)) - frame.top,
    below: frame.bottom - Math.max(...seen.map(({ bottom }) => bottom)),
  };
  root.unmount();
  main.remove();
  return room;
}

test('there are forms', () => expect(forms.length).toBeGreaterThan(8));

describe.each([360, 1440])('at %i px', (width) => {
  test.each(forms)('%s', async (_name, story) => {
    await lookAs({ width });
    const { left, right, above, below } = await roomAround(story.element());
    expect(Math.min(left, right)).toBeGreaterThanOrEqual(16);
    expect(Math.min(above, below)).toBeGreaterThanOrEqual(32);
  });
});
