import { expect, test } from 'vitest';
import { axeFaults } from './checks/axe.ts';
import { lookAs, settled, withStory, type View } from './mount.tsx';
import { stories } from './stories.ts';

/** The faults that axe finds in a story, by mode. The story is mounted once. */
export async function faultsInModes(
  container: HTMLElement,
  modes: Record<string, View>,
): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const [mode, view] of Object.entries(modes)) {
    await lookAs(view);
    // Layout observers respond.
    await settled();
    faults[mode] = await axeFaults(container);
  }
  return faults;
}

/** Runs axe on each story in each of these modes. */
export function axeOnStories(modes: Record<string, View>): void {
  const none = Object.fromEntries(Object.keys(modes).map((mode) => [mode, []]));
  test.each([...stories])('%s', (_name, story) =>
    withStory(story, {}, async (container) =>
      expect(await faultsInModes(container, modes)).toEqual(none),
    ),
  );
}
