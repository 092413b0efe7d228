'use client';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';

interface TableScrollProps extends ComponentProps<'div'> {
  'aria-labelledby': string;
}

/**
 * A box that scrolls sideways and is a tab stop, both only if its content overflows (WCAG 2.1.1).
 */
export function TableScroll({ 'aria-labelledby': labelId, ref, ...rest }: TableScrollProps) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useMergedRefs(box, ref);

  // Before the first paint, so that the keyboard can reach the box as soon as it is visible.
  useLayoutEffect(() => {
    const element = box.current as HTMLDivElement;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const reachable = overflows
    ? { role: 'region', 'aria-labelledby': labelId, tabIndex: 0 }
    : undefined;
  return <div {...reachable} {...rest} ref={box} />;
}
