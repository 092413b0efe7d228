/** Checks that the code of a story follows its controls. */
import { expect, test } from 'vitest';
import { written } from './stories/written.ts';

const snippet = {
  code: 'as formatted',
  parts: {
    head: "import { Button } from '@rapport/ui';\n",
    tag: 'Button',
    attributes: { size: 'size="sm"' },
    children: 'Go',
  },
};
const args = { size: 'sm', children: 'Go', onClick: () => {} };

test('stays as formatted while nothing is changed, whatever the handlers are', () => {
  expect(written(snippet, args, { ...args, onClick: () => {} })).toBe('as formatted');
});

test('has the value of a control, quoted where it must be, and the children', () => {
  const changed = { ...args, size: 'lg', busy: true, block: false, children: 'A "b"' };
  expect(written(snippet, args, changed)).toBe(
    `import { Button } from '@rapport/ui';\n\n<Button size="lg" busy block={false}>A "b"</Button>`,
  );
  expect(written(snippet, args, { ...args, title: 'Ada\'s "own"' })).toContain(
    `title={'Ada\\'s "own"'}`,
  );
});

test('has structured content as source, without a prop that was taken away', () => {
  const content = { title: 'One', links: [{ label: 'Two', href: '/two' }] };
  const code = written(snippet, args, { children: 'Go', onClick: args.onClick, content });
  expect(code).toContain("content={{ title: 'One', links: [{ label: 'Two', href: '/two' }] }}");
  expect(code).not.toContain('size');
});

const picture = { $$typeof: Symbol.for('react.element') };
const source = `const cards = [
  { name: 'Ada', text: 'One', picture: <img alt="Ada" /> },
  { name: 'Bea', text: 'Both', picture: portrait('Bea') },
  { name: 'Cid', text: 'Both', picture: portrait('Cid') },
];`;
const cards = [
  { name: 'Ada', text: 'One', picture },
  { name: 'Bea', text: 'Both', picture },
  { name: 'Cid', text: 'Both', picture },
];
const codeOf = (...changed: object[]) => {
  const all = cards.map((card, index) => ({ ...card, ...changed[index] }));
  return written({ code: source }, { cards }, { cards: all });
};

test('has the texts that were edited beside elements, at their places', () => {
  expect(codeOf()).toBe(source);
  const [, ada, bea, cid] = source.split('\n');
  expect(
    codeOf({ text: "Ada's" }, { name: 'Cid' }, { name: 'Bea' }).split('\n').slice(1, 4),
  ).toEqual([
    ada?.replace("'One'", "'Ada\\'s'"),
    bea?.replace("name: 'Bea'", "name: 'Cid'"),
    cid?.replace("name: 'Cid'", "name: 'Bea'"),
  ]);
});

test('stays unchanged if an element was edited, or if it is unclear which text was', () => {
  expect(codeOf({ text: 'Two' }, { text: 'Only one' })).toBe(source);
  expect(codeOf({ text: 'Two', picture: 'None' })).toBe(source);
  expect(written({ code: source }, { cards }, { cards: cards.slice(1) })).toBe(source);
});

test('has both the texts and the value of another control', () => {
  const parts = { head: source, tag: 'Cards', attributes: { cards: 'cards={cards}' } };
  const initial = { cards, size: 'sm' };
  const edited = [{ ...cards[0], text: 'Two' }, ...cards.slice(1)];
  const code = written({ code: source, parts }, initial, { cards: edited, size: 'lg' });
  expect(code).toBe(`${source.replace('One', 'Two')}\n\n<Cards cards={cards} size="lg" />`);
});
