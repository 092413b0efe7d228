import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { colorFaults } from './checks/axe.ts';
import { CONTROLS, ringFaults } from './checks/interaction.ts';
import { partsOf, themed } from './choice.ts';
import { lookAs, withStory, type View } from './mount.tsx';

/** The faults of colors and focus rings in these parts of a story, by mode. It is mounted once. */
export async function faultsInModes(
  parts: Element[],
  modes: Record<string, View>,
): Promise<Record<string, string[]>> {
  const controls = new Set(
    parts.flatMap((part) => [part, ...part.querySelectorAll(CONTROLS)]).filter(isControl),
  );
  const faults: Record<string, string[]> = {};
  for (const [mode, view] of Object.entries(modes)) {
    await lookAs(view);
    faults[mode] = [...(await colorFaults(parts)), ...ringFaults(controls)];
  }
  return faults;
}

const isControl = (element: Element) => element.matches(CONTROLS);

/** Checks each story in each of these modes, as someone sees it who uses the keyboard. */
export function testInModes(modes: Record<string, View>): void {
  const none = Object.fromEntries(Object.keys(modes).map((mode) => [mode, []]));
  test.each(themed)('%s', (name, story) =>
    withStory(story, {}, async (container) => {
      await commands.pressTab();
      expect(await faultsInModes(partsOf(name, container), modes)).toEqual(none);
    }),
  );
}
