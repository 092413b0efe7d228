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
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<unknown> | undefined;
  children?: ReactNode;
}

/** Any attributes; which ones make sense depends on the child. */
export interface SlotProps extends AllHTMLAttributes<HTMLElement> {
  ref?: unknown;
  /** Wraps the child's content. @default the content itself */
  around?: ((content: ReactNode) => ReactNode) | undefined;
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

/** Attaches a ref. Returns a function that detaches it as React does: cleanup or null. */
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
 * Implements `asChild`: passes its props to its single child element. The child's own props win,
 * except that classes, styles and refs are merged and both handlers run, the child's first.
 */
export function Slot({ around, ref, children, ...props }: SlotProps) {
  // `toArray` waits for an element that is still streaming from a server component.
  const [child, ...others] = Children.toArray(children);
  if (!isValidElement<ChildProps>(child) || others.length > 0) {
    throw new Error(
      'asChild takes exactly one React element and changes its look. Put one inside, such as <a href="/help">Help</a>, or remove asChild.',
    );
  }
  const own = child.props;
  const merged: ChildProps = { ...props, ...own };
  for (const [name, handler] of Object.entries(props)) {
    const ownHandler = own[name];
    if (/^on[A-Z]/.test(name) && handler && ownHandler)
      merged[name] = (...args: unknown[]) => {
        (ownHandler as Handler)(...args);
        (handler as Handler)(...args);
      };
  }
  merged.className = clsx(props.className, own.className) || undefined;
  merged.style = { ...props.style, ...own.style };
  merged.ref = bothRefs(ref as Ref<unknown> | undefined, own.ref);
  return cloneElement(child, merged, around ? around(own.children) : own.children);
}
