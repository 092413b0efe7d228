import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { wrapText } from '../../../lib/wrap-text.tsx';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Kind of message; sets the color and icon. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** What happened, in one line. */
  title?: ReactNode;
  /** The message of a service or system in words, as a small line below your own. */
  detail?: ReactNode;
  /**
   * Announces a message that appears after the page has loaded: `alert` immediately, `status` when
   * the screen reader is idle. A `status` must be on the page, empty, before its text appears.
   * @default none: it is read in its place, or when it gets focus
   */
  live?: 'alert' | 'status' | undefined;
}

const signs = {
  info: 'M10 9.25V14M10 6v.01',
  success: 'm6.25 10.25 2.5 2.5 5-5.25',
  warning: 'M10 5.5v5.25M10 14v.01',
  danger: 'M10 5.5v5.25M10 14v.01',
};

/**
 * A message about one part of the page: what went wrong or what was done.
 *
 * Script can focus the root (`ref.current.focus()`); Tab cannot. The live role is on the body
 * inside it, so moving focus to an alert that has just appeared announces it only once.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export function Alert({
  tone = 'info',
  title,
  detail,
  live,
  className,
  children,
  ...rest
}: AlertProps) {
  return (
    <div
      tabIndex={-1}
      {...rest}
      className={clsx('rp-Alert', className)}
      data-alert=""
      data-tone={tone}
    >
      <svg className="rp-Alert-icon" viewBox="0 0 20 20" fill="none" aria-hidden="true">
        {tone === 'warning' ? (
          <path d="M10 1.25 19.25 18H.75Z" fill="currentColor" />
        ) : (
          <circle cx="10" cy="10" r="9" fill="currentColor" />
        )}
        <path className="rp-Alert-sign" d={signs[tone]} />
      </svg>
      <div className="rp-Alert-body" role={live}>
        {title && <p className="rp-Alert-heading">{title}</p>}
        {wrapText(children)}
        {detail && <p className="rp-Alert-detail">{detail}</p>}
      </div>
    </div>
  );
}
