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

/** Checks each story in the modes for it, as someone sees it who uses the keyboard. */
export function testInModes(modesFor: (index: number) => Record<string, View>): void {
  test.each(themed.map(([name, story], index) => [name, story, modesFor(index)] as const))(
    '%s',
    (name, story, modes) =>
      withStory(story, {}, async (container) => {
        await commands.pressTab();
        const faults = await faultsInModes(partsOf(name, container), modes);
        expect(faults).toEqual(Object.fromEntries(Object.keys(modes).map((mode) => [mode, []])));
      }),
  );
}
