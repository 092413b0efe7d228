/** Checks colors and focus rings in each mode besides light, in which every story has met axe. */
import { beforeAll, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { colorFaults } from './checks/axe.ts';
import { CONTROLS, ringFaults } from './checks/interaction.ts';
import { lookAs, withStory } from './mount.tsx';
import { modes } from './modes.ts';
import { shown } from './stories.ts';

// After a real key press, focus set by script shows its ring, too.
beforeAll(() => commands.pressTab());

test.each(shown)('%s', (_name, story) =>
  withStory(story, {}, async (container) => {
    const faults: Record<string, string[]> = {};
    for (const [mode, view] of Object.entries(modes)) {
      await lookAs(view);
      const rings = ringFaults(container.querySelectorAll(CONTROLS));
      faults[mode] = [...(await colorFaults(container)), ...rings];
    }
    expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((mode) => [mode, []])));
  }),
);
