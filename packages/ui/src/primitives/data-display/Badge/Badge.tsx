import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Colour by meaning. The words say it too: colour alone tells nothing (WCAG 1.4.1). @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'highlight' | 'success' | 'warning' | 'danger';
  /** A picture before the words; decorative, so hidden from assistive technology. */
  icon?: ReactNode;
}

/** One or two words about the state or kind of the thing beside it. Nothing happens when it is pressed. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={clsx('rp-Badge', className)} data-tone={tone}>
      {icon && (
        <span className="rp-Badge-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
