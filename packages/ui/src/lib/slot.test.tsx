import { isValidElement, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Slot } from './slot.tsx';

/** Returns the slot's element without rendering it. */
function slotted(element: ReactElement<Parameters<typeof Slot>[0]>) {
  const result = Slot(element.props);
  if (!isValidElement<Record<string, never>>(result)) throw new Error('no element');
  return result;
}

test('the child keeps its type and its own props win', () => {
  const { type, props } = slotted(
    <Slot title="outer" lang="de" href="/outer">
      <a href="/own" title="own">
        Go
      </a>
    </Slot>,
  );
  expect(type).toBe('a');
  expect(props).toMatchObject({ href: '/own', title: 'own', lang: 'de', children: 'Go' });
});

test('classes and styles are merged', () => {
  const { props } = slotted(
    <Slot className="outer" style={{ color: 'red', margin: 0 }}>
      <a href="/" className="own" style={{ color: 'blue' }}>
        Go
      </a>
    </Slot>,
  );
  expect(props['className']).toBe('outer own');
  expect(props['style']).toEqual({ color: 'blue', margin: 0 });
});

test('both handlers run, the child’s first', () => {
  const order: string[] = [];
  const { props } = slotted(
    <Slot onClick={() => order.push('outer')}>
      <a href="/" onClick={() => order.push('own')}>
        Go
      </a>
    </Slot>,
  );
  (props['onClick'] as unknown as () => void)();
  expect(order).toEqual(['own', 'outer']);
});

test('on removal, a ref’s cleanup runs if it returned one; otherwise the ref gets null', () => {
  const cleanup = vi.fn<() => void>();
  const outer = vi.fn<(node: unknown) => () => void>(() => cleanup);
  const plain = vi.fn<(node: unknown) => void>();
  const own: { current: HTMLAnchorElement | null } = { current: null };
  for (const other of [plain, own]) {
    const { props } = slotted(
      <Slot ref={outer}>
        <a href="/" ref={other}>
          Go
        </a>
      </Slot>,
    );
    const attach = props['ref'] as unknown as (node: unknown) => () => void;
    attach({})();
  }
  expect(outer).toHaveBeenCalledTimes(2);
  expect(outer).not.toHaveBeenCalledWith(null);
  expect(cleanup).toHaveBeenCalledTimes(2);
  expect(plain).toHaveBeenLastCalledWith(null);
  expect(own.current).toBeNull();
});

test.each([['text'], [undefined], [['a', 'b']]])('a child like %j throws', (child) => {
  expect(() => Slot({ children: child })).toThrow('asChild takes exactly one React element');
});
