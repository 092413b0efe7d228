'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface Handlers {
  /** Capture, at the element's document or shadow root. */
  root: Record<string, (event: Event) => void>;
  /** Capture, at the window: before what listens at the document. */
  window: Record<string, (event: KeyboardEvent) => void>;
}

/** Listens where an element is, whatever others do with the events. */
export function useEvents(ref: RefObject<Element | null>, handlers: Handlers): void {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });

  useEffect(() => {
    const element = ref.current as Element;
    const targets = { root: element.getRootNode(), window: element.ownerDocument.defaultView };
    const stop = new AbortController();
    for (const place of ['root', 'window'] as const)
      for (const type of Object.keys(latest.current[place]))
        targets[place]?.addEventListener(
          type,
          (event) => latest.current[place][type]?.(event as KeyboardEvent),
          { capture: true, signal: stop.signal },
        );
    return () => stop.abort();
  }, [ref]);
}
