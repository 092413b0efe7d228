/** Tests that each check finds the fault in a story that is made for it. */
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { crowdedContent } from './checks/alone.ts';
import { colorFaults } from './checks/axe.ts';
import { focusRingFaults, movingParts, ringFaults, smallTargets } from './checks/interaction.ts';
import { clippedText, sidewaysOverflow, unsizedDrawings } from './checks/layout.ts';
import { hydrationFaults, idFaults, untypedButtons } from './checks/markup.tsx';
import { lostProps } from './checks/root.tsx';
import { withStory } from './mount.tsx';

const small = { display: 'inline-block', inlineSize: 16, blockSize: 16 };
const ringless = { outline: 'none' };

/** Moves when it is mounted. */
const moves = (node: HTMLElement | null) => {
  node?.animate([{ marginInlineStart: '0' }, { marginInlineStart: '10px' }], 5_000);
};

type Check = (container: HTMLElement) => string[] | Promise<string[]>;

test.each<[fault: string, check: Check, story: () => ReactNode]>([
  ['color-contrast', colorFaults, () => <p style={{ color: '#999', background: '#fff' }}>Pale</p>],
  ['id "one" occurs more than once', idFaults, () => [1, 2].map((key) => <p key={key} id="one" />)],
  ['aria-describedby="x" leads nowhere', idFaults, () => <input aria-describedby="x" />],
  // eslint-disable-next-line react/button-has-type -- the fault
  ['button "Sends"', untypedButtons, () => <button>Sends</button>],
  ['div "Wide"', sidewaysOverflow, () => <div style={{ inlineSize: 500 }}>Wide</div>],
  [
    'div "Over"',
    sidewaysOverflow,
    () => <div style={{ position: 'fixed', insetInlineStart: 0, inlineSize: 500 }}>Over</div>,
  ],
  [
    'the svg in span "" has no size',
    unsizedDrawings,
    () => (
      <span style={{ display: 'flex' }}>
        <svg viewBox="0 0 24 24" />
      </span>
    ),
  ],
  [
    '"Two lines on a phone',
    clippedText,
    () => (
      <p style={{ blockSize: 20, overflow: 'hidden' }}>
        Two lines on a phone, but the box is one line high and hides the second, whatever it says
      </p>
    ),
  ],
  ['"Below" is 0 px from the sides', crowdedContent, () => <p>Below</p>],
  [
    'b "A"',
    smallTargets,
    () => ['A', 'B'].map((name) => <b key={name} role="tab" style={small} aria-label={name} />),
  ],
  ['button "Bare" shows no ring', focusRingFaults, () => <button style={ringless}>Bare</button>],
  [
    'button "Pale" has a ring of',
    focusRingFaults,
    () => <button style={{ outline: '3px solid #ddd', background: '#fff' }}>Pale</button>,
  ],
  [
    'div "Second" shows no ring',
    focusRingFaults,
    () => (
      <div
        role="menu"
        tabIndex={-1}
        onKeyDown={({ currentTarget }) => (currentTarget.lastElementChild as HTMLElement).focus()}
      >
        <div role="menuitem" tabIndex={0}>
          First
        </div>
        <div role="menuitem" tabIndex={-1} style={ringless}>
          Second
        </div>
      </div>
    ),
  ],
  ['div "Moves"', movingParts, () => <div ref={moves}>Moves</div>],
])('%s', (fault, check, story) =>
  withStory({ title: 'Broken', tags: [], element: story }, { width: 320 }, async (container) =>
    expect((await check(container)).join('\n')).toContain(fault),
  ),
);

test('a ring that forced colors remove', () =>
  withStory(
    {
      title: 'Broken',
      tags: [],
      element: () => (
        <>
          <style>{'@media (forced-colors: active) { .bare { outline: none !important } }'}</style>
          <button className="bare">Forced</button>
        </>
      ),
    },
    { forcedColors: 'active' },
    (container) => {
      expect(ringFaults(container.children)).toEqual(['button.bare "Forced" shows no ring']);
    },
  ));

test('text that is not cut off: scrollable, or only for screen readers', () =>
  withStory(
    {
      title: 'Fine',
      tags: [],
      element: () => (
        <div style={{ inlineSize: 80, overflow: 'hidden', position: 'relative' }}>
          <p style={{ overflow: 'auto', whiteSpace: 'nowrap' }}>Longer than its box is wide</p>
          <p style={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' }}>
            Heard
          </p>
        </div>
      ),
    },
    {},
    () => expect(clippedText()).toEqual([]),
  ));

test('a server that renders something else, or nothing', async () => {
  const Story = () => <p>browser</p>;
  expect((await hydrationFaults(Story, '<p>server</p>')).join('\n')).toContain('server');
  expect(await hydrationFaults(Story, '')).toContain('is empty without script');
  expect(await hydrationFaults(Story, '<p>browser</p>')).toEqual([]);
});

test('a component that does not pass its props on', async () => {
  expect(await lostProps(() => <p>Deaf</p>)).toEqual(['data-*']);
  expect(
    await lostProps(({ ref: _ref, style: _style, ...props }) => <p {...props}>Half</p>),
  ).toEqual(['its own class', 'style', 'ref']);
});
