import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useEntered } from '../brand/use-entered.ts';

export interface LivePartProps {
  /** What the HTML has: the same without controls. It is as high as the part. */
  drawing: ReactNode;
  /** Imports the part. A constant function. */
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * A drawing that can be used once it is in view: its code is downloaded then, not a byte
 * before. Without script, and if the download fails, the drawing stays. Nothing in it takes
 * focus, so none is lost.
 */
export function LivePart({ drawing, load }: LivePartProps) {
  const ref = useRef<HTMLDivElement>(null);
  const entered = useEntered(ref);
  const [Part, setPart] = useState<ComponentType>();

  useEffect(() => {
    if (!entered) return;
    load().then(
      (module) => setPart(() => module.default),
      () => {},
    );
  }, [entered, load]);

  return <div ref={ref}>{Part ? <Part /> : drawing}</div>;
}
