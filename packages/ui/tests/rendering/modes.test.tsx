/** Checks text and focus rings in each mode, as keyboard users see them. */
import { beforeAll, expect, inject, test } from 'vitest';
import { commands } from 'vitest/browser';
import { partsOf, themed } from './choice.ts';
import { faultsInModes } from './checks/modes.ts';
import { withStory } from './mount.tsx';
import { modes } from './modes.ts';

/**
 * The core scope shows each story in these modes and, by turns, in one of the others, which change
 * only tokens. `contrast.test.ts` computes the contrast of tokens.
 */
const MAIN = new Set(['dark', 'forced colors']);

const all = Object.entries(modes);
const main = all.filter(([name]) => MAIN.has(name));
const others = all.filter(([name]) => !MAIN.has(name));

function modesFor(index: number) {
  const at = index % others.length;
  return inject('scope') === 'full' ? all : [...main, ...others.slice(at, at + 1)];
}

// After a real key press, focus set by script shows its ring, too.
beforeAll(() => commands.pressTab());

test.each(
  themed.map(([name, story], index) => [name, story, Object.fromEntries(modesFor(index))] as const),
)('%s', (name, story, views) =>
  withStory(story, {}, async (container) => {
    const faults = await faultsInModes(partsOf(name, container), views);
    expect(faults).toEqual(Object.fromEntries(Object.keys(views).map((mode) => [mode, []])));
  }),
);
