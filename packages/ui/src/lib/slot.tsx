import { clsx } from 'clsx';
import {
  Children,
  cloneElement,
  isValidElement,
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

function bothRefs(
  first: Ref<unknown> | undefined,
  second: Ref<unknown> | undefined,
): Ref<unknown> | undefined {
  if (!first || !second) return first ?? second;
  return (node) => {
    const ends = [first, second].map((ref) => attach(ref, node));
    return () => {
      for (const end of ends) end();
    };
  };
}

/** Returns what detaches it again, as React would: the cleanup that it returned, or itself with null. */
function attach(ref: NonNullable<Ref<unknown>>, node: unknown): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  ref.current = node;
  return () => {
    ref.current = null;
  };
}

/**
 * Gives its props to its single child element: what `asChild` does. The child's own props win;
 * classes, styles and refs are joined, and of two handlers the child's runs first.
 */
export function Slot({ around, ref, children, ...props }: SlotProps) {
  // Waits for an element that a server component has sent and that is still on its way.
  const [child, ...others] = Children.toArray(children);
  if (!isValidElement<ChildProps>(child) || others.length > 0) {
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
  merged.ref = bothRefs(ref as Ref<unknown> | undefined, own.ref);
  return cloneElement(child, merged, around ? around(own.children) : own.children);
}
