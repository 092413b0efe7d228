import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface ContainerProps extends ComponentProps<'div'> {
  /** Maximum width of the content: 1200, 720, 448 or 528 px. @default 'content' */
  width?: 'content' | 'narrow' | 'form' | 'prose' | undefined;
  /**
   * Keeps content off the edges of the screen. Turn it off inside another container. @default true
   */
  gutters?: boolean | undefined;
}

/** Centers content at a readable width. */
export function Container({
  width = 'content',
  gutters = true,
  className,
  ...rest
}: ContainerProps) {
  return (
    <div
      {...rest}
      className={clsx('rp-Container', className)}
      data-width={width}
      data-gutters={gutters || undefined}
    />
  );
}
