/**
 * Checks colors and focus rings in each mode besides light, in which every story has met axe. A part's
 * first story and its matrix show all of its colors, so its other stories are seen only in dark.
 */
import { beforeAll, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { colorFaults } from './checks/axe.ts';
import { CONTROLS, ringFaults } from './checks/interaction.ts';
import { lookAs, withStory } from './mount.tsx';
import { modes } from './modes.ts';
import type { PlainStory } from './preview.tsx';
import { shown } from './stories.ts';

// After a real key press, focus set by script shows its ring, too.
beforeAll(() => commands.pressTab());

const isTypical = (name: string, { tags }: PlainStory) =>
  name.endsWith(' Default') || tags.includes('matrix');

test.each(shown)('%s', (name, story) =>
  withStory(story, {}, async (container) => {
    const faults: Record<string, string[]> = {};
    const tested = isTypical(name, story) ? modes : { dark: modes['dark']! };
    for (const [mode, view] of Object.entries(tested)) {
      await lookAs(view);
      const rings = ringFaults(container.querySelectorAll(CONTROLS));
      faults[mode] = [...(await colorFaults(container)), ...rings];
    }
    expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((mode) => [mode, []])));
  }),
);
