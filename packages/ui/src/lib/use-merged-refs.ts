'use client';
import { useImperativeHandle, type Ref, type RefObject } from 'react';

/**
 * Gives the caller's `ref` the element of a component's own ref, in a layout effect. Call it after
 * the layout effects that must run first, because a form library sets its value as soon as it gets
 * the element.
 *
 * @param version Changes when the element is replaced.
 */
export function useMergedRefs<Type>(
  own: RefObject<Type | null>,
  ref: Ref<Type> | undefined,
  version?: unknown,
): void {
  // oxlint-disable-next-line react/exhaustive-deps -- see `version`
  useImperativeHandle(ref, () => own.current as Type, [own, version]);
}
