import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';

export interface IconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One `<svg>`, from any icon set, drawn in `currentColor`. */
  children: ReactElement;
  /**
   * `text` matches the text around it and sits on its line; the others are 16, 20, 24 and 32 px.
   * @default 'text'
   */
  size?: 'text' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /**
   * Accessible name of an icon that says something the text does not. Without it, the icon is
   * decorative and hidden.
   */
  label?: string | undefined;
  /**
   * Mirrors an icon that points along the line (an arrow, a chevron) in right-to-left text.
   * @default false
   */
  directional?: boolean | undefined;
}

/**
 * Sizes an icon, aligns it with the text, and names it if needed.
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
