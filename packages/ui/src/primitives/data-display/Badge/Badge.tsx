import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { wrapText } from '../../../lib/wrap-text.tsx';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * Color by meaning. The text must say the same: color alone is not enough (WCAG 1.4.1).
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'highlight' | 'success' | 'warning' | 'danger' | undefined;
  /** A decorative icon before the text, hidden from assistive technology. */
  icon?: ReactNode;
}

/** One or two words about the state or kind of the item next to it. It is not interactive. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={clsx('rp-Badge', className)} data-tone={tone}>
      {icon && (
        <span className="rp-Badge-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {wrapText(children)}
    </span>
  );
}
