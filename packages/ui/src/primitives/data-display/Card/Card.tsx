import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Accent, Surface } from '../../../lib/content.ts';
import { Slot } from '../../../lib/slot.tsx';

export interface CardProps extends ComponentProps<'div'> {
  /** Its background. @default 'surface' */
  surface?: Surface | undefined;
  /** Accent that tints everything inside. @default inherited */
  accent?: Accent | undefined;
  /** Padding: 20, 28 or 40 px, or none for pictures that reach the edge. @default 'md' */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /**
   * Makes the link in the card's heading cover the whole card, so a click anywhere follows the
   * link. Assistive technology still gets one link with a short name. Other links and buttons
   * inside keep working. @default false
   */
  interactive?: boolean | undefined;
  /** Renders the single child element (`article`, `li`, a link) as the card. @default false */
  asChild?: boolean | undefined;
}

/** Groups the content of one item. */
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
