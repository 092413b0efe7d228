/** Tests the rendering tests themselves: each check finds the fault in a story made for it. */
import { expect, test } from 'vitest';
import { faultsInModes } from '../checks/modes.ts';
import { brokenStories } from '../broken.tsx';
import { crowdedContent } from '../checks/alone.ts';
import { axeFaults } from '../checks/axe.ts';
import { hydrationFaults } from '../checks/hydration.tsx';
import { focusRingFaults, movingParts, ringFaults, smallTargets } from '../checks/interaction.ts';
import { cover } from '../choice.ts';
import { doubled, keyFaults } from '../checks/keys.tsx';
import { lengthen } from '../../stories/text-changes.ts';
import { clippedText, sidewaysOverflow, unsizedDrawings } from '../checks/layout.ts';
import { showcaseFaults } from '../checks/showcase.ts';
import { stateFaults } from '../checks/states.ts';
import { accidentalSubmits, lostProps } from '../checks/root.tsx';
import { lookAs, withStory } from '../mount.tsx';
import { rootsOf } from '../root-fixtures.tsx';
import { stories, storyNamed } from '../stories.ts';

const story = (name: string) => storyNamed(name, brokenStories);

test.each([
  ['a server that renders something else', 'server'],
  ['nothing without script', 'is empty without script'],
  ['a constant id', 'id "constant" occurs more than once'],
  ['a reference to nothing', 'aria-describedby="nowhere" leads nowhere'],
])('hydration finds %s', async (name, words) => {
  expect((await hydrationFaults(name, story(name))).join('\n')).toContain(words);
});

test.each([
  ['text of low contrast', axeFaults, 'color-contrast'],
  ['a field without a label', axeFaults, 'label'],
  ['a box wider than a phone', sidewaysOverflow, 'div "Wide"'],
  ['an overlay wider than a phone', sidewaysOverflow, 'div "Over"'],
  ['a drawing without a size', unsizedDrawings, 'the svg in span "" has no size'],
  ['text that is cut off', clippedText, 'Two lines on a phone'],
  ['text beyond a clipped box', clippedText, 'Longer than its box is wide" is cut off by div'],
  ['two small targets side by side', smallTargets, 'button "A"'],
  ['small items of a menu', smallTargets, 'div "First"'],
  ['no focus ring', focusRingFaults, 'button "Press"'],
  ['a pale focus ring', focusRingFaults, 'button "Pale" has a ring of'],
  ['no focus ring on what the arrow keys reach', focusRingFaults, 'div "Second" shows no ring'],
  [
    'a Tab order without an end',
    (container: HTMLElement) => focusRingFaults(container, 20),
    'has not ended after 20 stops',
  ],
  ['a closed overlay', showcaseFaults, 'is almost blank'],
  ['only text for screen readers', showcaseFaults, 'shows nothing'],
  ['an overlay that takes focus', showcaseFaults, 'button "Accept" has focus'],
  ['movement', movingParts, 'div "Moves"'],
  ['movement by a margin', movingParts, 'div "Shifts"'],
] as const)('a check finds %s', async (name, check, words) => {
  await withStory(story(name), { width: 320 }, async (container) => {
    expect((await check(container)).join('\n')).toContain(words);
  });
});

test('the fault of one mode is found in a story that is mounted once', () =>
  withStory(story('text of low contrast in dark'), {}, async (container) => {
    const { light, dark } = await faultsInModes([container], {
      dark: { colorScheme: 'dark' },
      light: {},
    });
    expect(dark?.join('\n')).toContain('color-contrast');
    expect(light).toEqual([]);
  }));

test('a check finds content at the edges of the page', async () => {
  await withStory(story('a panel at the edges of the page'), {}, (container) => {
    expect(crowdedContent(container)).toEqual([
      'div "In a panel" is 0 px from the sides',
      'div "In a panel" is 0 px from the top',
      expect.stringMatching(/"Below it" is -?\d px from the bottom/),
    ]);
  });
  await withStory(story('content that keeps off the edges'), {}, (container) => {
    expect(crowdedContent(container)).toEqual([]);
  });
});

test('the checks search every place where a story has elements', () =>
  expect(withStory(story('an element outside the story'), {}, () => {})).rejects.toThrow(
    'p.rp-Loose "Loose" is outside its story',
  ));

test('a cover has every feature, in few stories', () => {
  const features = Object.entries({ poor: 'a', rich: 'abc', same: 'bc', other: 'd', most: 'cd' });
  expect(cover(new Map(features.map(([name, each]) => [name, new Set(each)])))).toEqual(
    new Map([
      ['rich', new Set('abc')],
      ['other', new Set('d')],
    ]),
  );
});

test('a failure names the elements at fault', () => {
  const faults = ['button.rp-Button "Get started"', 'input.rp-Field-control ""'];
  expect(() => expect(faults).toEqual([])).toThrow(faults.join("', '"));
});

test('a check finds a focus ring that forced colors remove', () =>
  withStory(story('a focus ring that forced colors remove'), {}, async (container) => {
    expect(await focusRingFaults(container)).toEqual([]);
    expect(ringFaults(container.children)).toEqual([]);
    await lookAs({ forcedColors: 'active' });
    const lost = ['button.bare "Forced" shows no ring'];
    expect(ringFaults(container.children)).toEqual(lost);
    expect(await focusRingFaults(container)).toEqual(lost);
  }));

test('shapes, scrollable text and text only for screen readers do not count as cut off', () =>
  withStory(story('text that is not cut off'), {}, () => expect(clippedText()).toEqual([])));

test('lengthened text is 40% longer', () =>
  withStory(story('a constant id'), {}, (container) => {
    lengthen(container);
    expect(container.textContent).toBe('Twice Tw');
  }));

test('root finds a component that does not pass its props on', async () => {
  expect(await lostProps(() => <p>Deaf</p>)).toEqual(['data-*']);
  expect(
    await lostProps(({ ref: _ref, style: _style, ...props }) => <p {...props}>Half</p>),
  ).toEqual(['its own class', 'style', 'ref']);
});

test('root finds a component that has neither a story nor a fixture', () => {
  const Fresh = () => null;
  expect(rootsOf({ Fresh, createFresh: Fresh }, stories).escaped).toEqual(['Fresh']);
});

test('root finds a button that submits by accident', async () => {
  expect(await accidentalSubmits(story('a button without a type'))).toHaveLength(1);
});

test('keys finds a list with the same key twice', async () => {
  const twice = doubled({ links: [{ label: 'Go', href: '#' }] }) as { links: { href: string }[] };
  expect(twice.links).toHaveLength(2);
  const list = twice.links.map(({ href }) => <p key={href}>{href}</p>);
  expect((await keyFaults(list)).join('\n')).toContain('two children with the same key');
});

test('showcase finds a state that only a play function would bring about', () => {
  const blank = '<form><input id="_R_1_" /><button>Send</button></form>';
  expect(stateFaults('Rejected', blank.replace('_R_1_', '_R_2_'), { Default: blank })).toEqual([
    'Rejected shows no sign of itself',
    'Rejected looks like Default',
  ]);
  const error = '<form><div class="rp-Form-status" data-tone="danger">No</div></form>';
  expect(stateFaults('Offline', error, { Default: blank, Rejected: error })).toEqual([
    'Offline looks like Rejected',
  ]);
  expect(stateFaults('Offline', error, { Default: blank })).toEqual([]);
});
