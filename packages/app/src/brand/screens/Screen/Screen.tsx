import type { Accent } from '@rapport/ui';
import type { ReactNode } from 'react';

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
  /** Adds space between the drawing and the edge. @default false */
  padded?: boolean;
}

/**
 * A picture of the product's window. It is decoration, because the text beside it says the same.
 * The window fills the available width and its type follows that width, so its content is measured
 * in em.
 */
export function Screen({ title, note, accent, children, padded = false }: ScreenProps) {
  return (
    <div className="site-Screen" data-accent={accent}>
      <div className="site-Screen-window" aria-hidden="true">
        {title && <div className="site-Screen-title">{title}</div>}
        <div className="site-Screen-body" data-padded={padded || undefined}>
          {children}
        </div>
      </div>
      {note && <p className="site-Screen-note">{note}</p>}
    </div>
  );
}
