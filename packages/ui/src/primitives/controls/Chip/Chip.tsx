import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';

export interface ChipProps extends ComponentProps<'span'> {
  /** A decorative icon before the text, hidden from assistive technology. */
  icon?: ReactNode;
}

/** A topic, a place, a skill: one of several that describe an item. */
export function Chip({ icon, className, children, ...rest }: ChipProps) {
  return (
    <span {...rest} className={clsx('rp-Chip', className)}>
      <ChipIcon>{icon}</ChipIcon>
      {wrapText(children)}
    </span>
  );
}

export interface ChipLinkProps
  extends Omit<LinkProps, 'variant' | 'asChild'>, Pick<ChipProps, 'icon'> {}

/** A chip that leads to all items with the same topic. `aria-current` marks the current one. */
export function ChipLink({ icon, className, children, ...rest }: ChipLinkProps) {
  return (
    <Link {...rest} variant="quiet" className={clsx('rp-Chip', className)}>
      <ChipIcon>{icon}</ChipIcon>
      {wrapText(children)}
    </Link>
  );
}

export const ChipIcon = ({ children }: { children: ReactNode }) =>
  children ? (
    <span className="rp-Chip-icon" aria-hidden="true">
      {wrapText(children)}
    </span>
  ) : null;
