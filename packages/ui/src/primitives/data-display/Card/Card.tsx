import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Accent, Surface } from '../../../lib/content.ts';
import { Slot } from '../../../lib/slot.tsx';

export interface CardProps extends ComponentProps<'div'> {
  /** Its ground. @default 'surface' */
  surface?: Surface;
  /** Whom it speaks to; tints everything inside. @default that of the surroundings */
  accent?: Accent;
  /** Space inside: 20, 28 or 40 px, or none for pictures that reach the edge. @default 'md' */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /**
   * The link in the card's heading covers the whole card, so that all of it can be pressed while
   * assistive technology still meets one link with a short name. Other links and buttons inside
   * keep working. @default false
   */
  interactive?: boolean;
  /** Renders the single child element (`article`, `li`, a link) as the card. @default false */
  asChild?: boolean;
}

/** Holds together what belongs to one thing. */
export function Card({
  surface = 'surface',
  accent,
  padding = 'md',
  interactive = false,
  asChild = false,
  className,
  ...rest
}: CardProps) {
  const Tag = asChild ? Slot : 'div';
  return (
    <Tag
      {...rest}
      className={clsx('rp-Card', className)}
      data-surface={surface}
      data-accent={accent}
      data-padding={padding}
      data-interactive={interactive || undefined}
    />
  );
}
