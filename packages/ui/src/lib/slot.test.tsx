import { isValidElement, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Slot } from './slot.tsx';

/** What the slot makes of its child, without rendering it. */
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

test('classes and styles are joined', () => {
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

test('of two handlers the child’s runs first', () => {
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

test('both refs get the node, be they functions or objects', () => {
  const outer = vi.fn<(node: unknown) => void>();
  const own: { current: HTMLAnchorElement | null } = { current: null };
  const { props } = slotted(
    <Slot ref={outer}>
      <a href="/" ref={own}>
        Go
      </a>
    </Slot>,
  );
  const node = {} as HTMLAnchorElement;
  (props['ref'] as unknown as (node: unknown) => void)(node);
  expect(outer).toHaveBeenCalledWith(node);
  expect(own.current).toBe(node);
});

test('when the node goes, a ref that returned a cleanup gets that, and any other null', () => {
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

test('the content can be set in something', () => {
  const { props } = slotted(
    <Slot around={(content) => ['before', content]}>
      <a href="/">Go</a>
    </Slot>,
  );
  expect(props['children']).toEqual(['before', 'Go']);
});

test.each([['text'], [undefined], [['a', 'b']]])('a child like %j is refused', (child) => {
  expect(() => Slot({ children: child })).toThrow('asChild takes exactly one React element');
});
