import { clsx } from 'clsx';
import {
  cloneElement,
  isValidElement,
  use,
  type AllHTMLAttributes,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';

type Handler = (...args: unknown[]) => void;

interface ChildProps extends Record<string, unknown> {
  className?: string;
  style?: CSSProperties;
  ref?: Ref<unknown>;
  children?: ReactNode;
}

/** Any attributes: which of them make sense the child decides. */
export interface SlotProps extends AllHTMLAttributes<HTMLElement> {
  ref?: unknown;
  /** What the child's content is set in. @default the content itself */
  around?: (content: ReactNode) => ReactNode;
}

/** An element that a server component sent and that is still on its way. */
interface Lazy {
  $$typeof: symbol;
  ['_payload']: Promise<ReactNode>;
}

const isLazy = (node: unknown): node is Lazy =>
  (node as Lazy | null)?.$$typeof === Symbol.for('react.lazy');

function bothRefs(refs: (Ref<unknown> | undefined)[]): Ref<unknown> | undefined {
  const both = refs.filter(Boolean) as Ref<unknown>[];
  if (both.length < 2) return both[0];
  return (node) => {
    const ends = both.map((ref) => attach(ref, node));
    return () => {
      for (const [index, end] of ends.entries())
        if (typeof end === 'function') end();
        else attach(both[index], null);
    };
  };
}

/** Returns what a function has returned: as React does it, that is called in the end, else the ref with null. */
function attach(ref: Ref<unknown> | undefined, node: unknown) {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
  return undefined;
}

/**
 * Gives its props to its single child element: what `asChild` does. The child's own props win;
 * classes, styles and refs are joined, and of two handlers the child's runs first.
 */
export function Slot({ around, ref, children, ...props }: SlotProps) {
  const child = isLazy(children) ? use(children['_payload']) : children;
  if (!isValidElement<ChildProps>(child)) {
    throw new Error(
      'asChild takes exactly one React element, whose look it changes. Put one inside, such as <a href="/help">Help</a>, or leave asChild out.',
    );
  }
  const own = child.props;
  const merged: ChildProps = { ...props, ...own };
  for (const [name, handler] of Object.entries(props)) {
    const ownHandler = own[name];
    if (/^on[A-Z]/.test(name) && typeof handler === 'function' && typeof ownHandler === 'function')
      merged[name] = (...args: unknown[]) => {
        (ownHandler as Handler)(...args);
        (handler as Handler)(...args);
      };
  }
  merged.className = clsx(props.className, own.className) || undefined;
  merged.style =
    props.style && own.style ? { ...props.style, ...own.style } : (own.style ?? props.style);
  merged.ref = bothRefs([ref as Ref<unknown> | undefined, own.ref]);
  return cloneElement(child, merged, around ? around(own.children) : own.children);
}
