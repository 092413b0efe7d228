/** Checks that names stand for the elements in a Playground's args until the story renders. */
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { takesStandIns, withoutStandIns, withStandIns } from './stand-ins.ts';

const [sea, hill, shout] = [
  createElement('img', { alt: 'Sea' }),
  createElement('img', { alt: 'Hill' }),
  (text: string) => text.toUpperCase(),
];
const content = {
  title: 'Coast',
  cards: [{ text: 'Sea', picture: sea }, { picture: hill }],
  list: ['One', sea],
  format: shout,
};
const args = { content, children: sea, onClick: shout, plain: { title: 'Coast' } };

const shownIn = (name: string) => withStandIns({ initialArgs: args, name } as never);
const initialArgs = { ...args, ...shownIn('Playground') };

test('have unique names at their keys, next to unchanged texts', () => {
  expect(shownIn('Playground')).toEqual({
    content: {
      title: 'Coast',
      cards: [{ text: 'Sea', picture: '‹picture 1›' }, { picture: '‹picture 2›' }],
      list: ['One', '‹list 1›'],
      format: '‹format 1›',
    },
  });
});

test('are only in Playgrounds with texts to edit', () => {
  expect(shownIn('Default')).toEqual({});
  expect(takesStandIns('Playground', [sea, hill])).toBe(false);
});

test('become the same elements again', () => {
  const restored = withoutStandIns({ args: initialArgs, initialArgs });
  expect(restored).toEqual(args);
  expect(restored['content'].cards[1].picture).toBe(hill);
  expect(restored['children']).toBe(sea);
});

test('can be moved, and a changed name becomes a text', () => {
  const cards = [{ picture: '‹picture 2›', text: 'Hill' }, { picture: 'None' }];
  const edited = { ...initialArgs, content: { title: 'Hills', cards } };
  expect(withoutStandIns({ args: edited, initialArgs })['content']).toEqual({
    title: 'Hills',
    cards: [{ picture: hill, text: 'Hill' }, { picture: 'None' }],
  });
});
