import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';

export interface IconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One `<svg>`, from any icon set, drawn in `currentColor`. */
  children: ReactElement;
  /** `text` is as large as the text around it and stands on its line; the others are 16, 20, 24 and 32 px. @default 'text' */
  size?: 'text' | 'sm' | 'md' | 'lg' | 'xl';
  /** Names a picture that says something the words do not. Without it the picture is decorative and hidden. */
  label?: string;
  /** The picture points along the line (an arrow, a chevron): mirrored where text runs right to left. @default false */
  directional?: boolean;
}

/**
 * Gives a picture its size, its place on the line, and a name or none.
 *
 * @see https://www.w3.org/WAI/tutorials/images/decorative/
 */
export function Icon({
  size = 'text',
  label,
  directional = false,
  className,
  children,
  ...rest
}: IconProps) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={clsx('rp-Icon', className)}
      data-size={size}
      data-directional={directional || undefined}
    >
      {children}
    </span>
  );
}
