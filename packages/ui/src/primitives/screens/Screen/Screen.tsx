'use client';
import { clsx } from 'clsx';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import type { Accent } from '../../../lib/content.ts';
import { useEntered } from '../../../lib/use-entered.ts';

export interface ScreenProps extends Omit<ComponentProps<'div'>, 'content' | 'title'> {
  /** What the bar at the top says. @default no bar */
  title?: ReactNode;
  /** What is drawn: no links and no controls, because the window is a picture. */
  children?: ReactNode;
  /** A row at the end, below a line. @default none */
  footer?: ReactNode;
  /** Space between the window's edge and what is drawn: 1.25 em, or none. @default 'md' */
  padding?: 'none' | 'md';
  /**
   * What the picture shows. With it the window is one image with this name; without it the window
   * is decoration, hidden from assistive technology.
   */
  label?: string;
  /** A short plain line below the window, which everyone can read: “Sample data”. @default none */
  note?: ReactNode;
  /** Accent that tints everything inside. @default inherited */
  accent?: Accent;
}

/**
 * The window of a product, as a picture: it fills the width it is given, and its type follows that
 * width. Parts marked `data-enter` move in once, when the window enters the view and motion is
 * allowed; they are never hidden.
 *
 * @see https://www.w3.org/WAI/tutorials/images/complex/
 */
export function Screen({
  title,
  children,
  footer,
  padding = 'md',
  label,
  note,
  accent,
  className,
  ...rest
}: ScreenProps) {
  const picture = useRef<HTMLDivElement>(null);
  const entered = useEntered(picture);
  return (
    <div
      {...rest}
      className={clsx('rp-Screen', className)}
      data-accent={accent}
      data-entered={entered}
    >
      <div
        ref={picture}
        className="rp-Screen-window"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        {title && <div className="rp-Screen-title">{title}</div>}
        <div className="rp-Screen-body" data-padding={padding}>
          {children}
        </div>
        {footer && <div className="rp-Screen-footer">{footer}</div>}
      </div>
      {note && <p className="rp-Screen-note">{note}</p>}
    </div>
  );
}
