/** The code of a story follows its controls. */
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
