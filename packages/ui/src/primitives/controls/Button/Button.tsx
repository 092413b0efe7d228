'use client';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import type { ControlSize } from '../../../lib/content.ts';
import { Slot } from '../../../lib/slot.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * Visual weight: one `solid` action per view, the others `outline` or `ghost`. @default 'solid'
   */
  variant?: 'solid' | 'outline' | 'ghost' | undefined;
  /** Height: 36, 44 or 52 px; on a touch screen, at least 44. @default 'md' */
  size?: ControlSize | undefined;
  /** Fills the width of its container. @default false */
  block?: boolean | undefined;
  /** A decorative icon before the label, hidden from assistive technology. */
  icon?: ReactNode;
  /**
   * Whether the action is in progress. The button keeps its width, its place in the tab order and
   * its focus, ignores further clicks, and is announced as unavailable with `busyLabel` as its
   * name. Has no effect with `asChild`. @default false
   */
  busy?: boolean | undefined;
  /** The label while busy. @default the label */
  busyLabel?: string | undefined;
  /** Makes the single child element (a link) look like a button. @default false */
  asChild?: boolean | undefined;
}

/**
 * Starts an action. A link that looks like a button is still a link to assistive technology:
 * `<Button asChild><Link href="…">…</Link></Button>`.
 *
 * Inside a form it submits only with `type="submit"`.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function Button({
  variant = 'solid',
  size = 'md',
  block = false,
  icon,
  busy = false,
  busyLabel,
  asChild = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const shared = {
    ...rest,
    className: clsx('rp-Button', className),
    'data-variant': variant,
    'data-size': size,
    'data-block': block || undefined,
  };
  const withIcon = (label: ReactElement) => (
    <>
      {icon && (
        <span className="rp-Button-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {label}
    </>
  );

  if (asChild)
    return (
      <Slot {...shared} onClick={onClick} around={(content) => withIcon(<Label>{content}</Label>)}>
        {children}
      </Slot>
    );

  // aria-disabled, not disabled: a disabled button loses focus.
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event);

  return (
    <button
      {...shared}
      type={type}
      data-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {withIcon(
        <Label busy={busy} busyLabel={busyLabel}>
          {children}
        </Label>,
      )}
      {busy && <span className="rp-Button-spinner" aria-hidden="true" />}
    </button>
  );
}

/**
 * The label. With a `busyLabel`, both are in one grid cell, so that the wider one always sets the
 * width. Only one of them names the button, even without a stylesheet.
 */
function Label({
  busy = false,
  busyLabel,
  children,
}: Pick<ButtonProps, 'busy' | 'busyLabel' | 'children'>) {
  if (busyLabel === undefined) return <span className="rp-Button-text">{children}</span>;
  return (
    <span className="rp-Button-labels">
      <span className="rp-Button-label" aria-hidden={busy || undefined}>
        {children}
      </span>
      <span className="rp-Button-label" aria-hidden={!busy || undefined}>
        {busyLabel}
      </span>
    </span>
  );
}
