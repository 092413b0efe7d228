import type { Accent } from '@rapport/ui';
import { useRef, type ReactNode } from 'react';
import { useEntered } from '../use-entered.ts';

/** What every screen takes. */
export interface FrameProps {
  /** What the bar at the top says. @default no bar */
  title?: string;
  /** A short line below the window, which everyone can read: “Illustrative data”. @default none */
  note?: string;
  /** Accent that tints everything inside. @default inherited */
  accent?: Accent;
}

interface ScreenProps extends FrameProps {
  /** What is drawn: no links and no controls, because the window is a picture. */
  children: ReactNode;
  /** A row at the end, below a line. @default none */
  footer?: ReactNode;
  /** Keeps what is drawn away from the edge. @default false */
  padded?: boolean;
}

/**
 * The window of the product, as a picture: decoration, because the text beside it says the same. It
 * fills the width it is given, and its type follows that width, so what is inside is measured in em.
 * Parts marked `data-enter` move in once, when the window enters the view and motion is allowed;
 * they are never hidden.
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
