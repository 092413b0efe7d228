import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { ControlSize } from '../../../lib/content.ts';
import { Slot } from '../../../lib/slot.tsx';
import { wrapText } from '../../../lib/wrap-text.tsx';

export interface ChipProps extends ComponentProps<'span'> {
  /** A decorative icon before the text, hidden from assistive technology. */
  icon?: ReactNode;
  /**
   * Height: 24, 32 or 40 px. On touch screens, a chip that can be pressed is as tall as a Button.
   * @default 'md'
   */
  size?: ControlSize | undefined;
  /** Makes the single child element (a link) look like a chip. @default false */
  asChild?: boolean | undefined;
}

/**
 * A topic, a place, a skill: one of several labels that describe an item. Put a link to all items
 * with the same topic inside: `<Chip asChild><Link href="…">…</Link></Chip>`. `aria-current` on the
 * link marks the current one.
 */
export function Chip({ icon, size, asChild = false, className, children, ...rest }: ChipProps) {
  const withIcon = (content: ReactNode) => (
    <>
      <ChipIcon>{icon}</ChipIcon>
      {wrapText(content)}
    </>
  );
  return (
    <Slot {...rest} className={clsx('rp-Chip', className)} data-size={size} around={withIcon}>
      {asChild ? children : <span>{children}</span>}
    </Slot>
  );
}

export const ChipIcon = ({ children }: { children: ReactNode }) =>
  children ? (
    <span className="rp-Chip-icon" aria-hidden="true">
      {wrapText(children)}
    </span>
  ) : null;
