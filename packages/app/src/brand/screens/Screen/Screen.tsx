import type { Accent } from '@rapport/ui';
import { useRef, type ReactNode } from 'react';
import { useEntered } from '../use-entered.ts';

/** The props of every screen. */
export interface FrameProps {
  /** Text of the bar at the top. @default no bar */
  title?: string;
  /** A short line below the window, which everyone can read: “Sample data”. @default none */
  note?: string;
  /** Accent that tints everything inside. @default inherited */
  accent?: Accent;
}

interface ScreenProps extends FrameProps {
  /** The drawing. It has no links or controls, because the window is a picture. */
  children: ReactNode;
  /** A row at the end, below a line. @default none */
  footer?: ReactNode;
  /** Adds space between the drawing and the edge. @default false */
  padded?: boolean;
}

/**
 * A picture of the product's window. It is decoration, because the text beside it says the same.
 * The window fills the available width and its type follows that width, so its content is measured
 * in em. Parts marked `data-enter` move in once, when the window enters the view and motion is
 * allowed. They are never hidden.
 */
export function Screen({ title, note, accent, children, footer, padded = false }: ScreenProps) {
  const picture = useRef<HTMLDivElement>(null);
  const entered = useEntered(picture);
  return (
    <div className="rp-Screen" data-accent={accent} data-entered={entered}>
      <div ref={picture} className="rp-Screen-window" aria-hidden="true">
        {title && <div className="rp-Screen-title">{title}</div>}
        <div className="rp-Screen-body" data-padded={padded || undefined}>
          {children}
        </div>
        {footer && <div className="rp-Screen-footer">{footer}</div>}
      </div>
      {note && <p className="rp-Screen-note">{note}</p>}
    </div>
  );
}
