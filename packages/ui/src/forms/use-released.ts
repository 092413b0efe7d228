'use client';
import { useEffect, useRef } from 'react';

/** Returns a function whose promise resolves once no pointer is pressed. */
export function useReleased(): () => Promise<void> {
  const pressed = useRef(false);

  useEffect(() => {
    const press = () => (pressed.current = true);
    const release = () => (pressed.current = false);
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, []);

  return async () => {
    if (!pressed.current) return;
    await new Promise<void>((resolve) => {
      // The click comes after it.
      const done = () => setTimeout(resolve);
      addEventListener('pointerup', done, { once: true, capture: true });
      addEventListener('pointercancel', done, { once: true, capture: true });
    });
  };
}
