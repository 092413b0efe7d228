import { colorFaults } from './axe.ts';
import { CONTROLS, ringFaults } from './interaction.ts';
import { lookAs, type View } from '../mount.tsx';

/** Lists the faults of colors and focus rings in these parts of a story, by mode. Mounts it once. */
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
