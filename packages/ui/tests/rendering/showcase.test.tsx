/**
 * Checks that the `Default` of every part shows something and takes no focus, and that the server's
 * HTML shows the states of a form, because docs run no play functions.
 */
import { describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { showcaseFaults } from './checks/showcase.ts';
import { stateFaults, STATES } from './checks/states.ts';
import { withStory } from './mount.tsx';
import { stories } from './stories.ts';

const named = [...stories];

describe('is not blank and has no focus', () => {
  test.each(named.filter(([name]) => name.endsWith(' Default')))('%s', (_name, story) =>
    withStory(story, {}, (container) => expect(showcaseFaults(container)).toEqual([])),
  );
});

const states = named.flatMap(([name, { tags }]) => {
  const [part = '', state = ''] = name.split(' ');
  return state in STATES && stories.has(`${part} Sends`) && !tags.includes('behavior')
    ? [[part, state] as const]
    : [];
});

describe('shows its state without script', () => {
  test.each(states)('%s %s', async (part, state) => {
    const others = states.filter(([of, other]) => of === part && other !== state);
    const rendered = (name: string) => commands.serverRender(`${part} ${name}`);
    expect(
      stateFaults(state, await rendered(state), {
        Default: await rendered('Default'),
        ...Object.fromEntries(
          await Promise.all(
            others.map(async ([, other]) => [other, await rendered(other)] as const),
          ),
        ),
      }),
    ).toEqual([]);
  });

  test('there are states to check', () => expect(states.length).toBeGreaterThan(20));
});
