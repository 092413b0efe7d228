import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { Gap } from '../Stack/Stack.tsx';

/** A side of a box; start and end follow the text direction. */
export type BleedSide = 'inline-start' | 'inline-end' | 'block-start' | 'block-end';

export interface BleedProps extends ComponentProps<'div'> {
  /**
   * How far the content extends: a step of the space scale, in units of 4 px, or the gutter of a
   * `Container`. The padding of a `Card` is 5, 7 or 10. @default 'gutter'
   */
  by?: Exclude<Gap, 0> | 'gutter' | undefined;
  /** The sides to extend. @default ['inline-start', 'inline-end'] */
  sides?: readonly BleedSide[] | undefined;
}

const bothSides = ['inline-start', 'inline-end'] as const;

/**
 * Lets its content extend past the padding of its parent: a picture, a divider, a table on a phone.
 */
export function Bleed({ by = 'gutter', sides = bothSides, className, ...rest }: BleedProps) {
  return (
    <div
      {...rest}
      className={clsx('rp-Bleed', className)}
      data-gap={by}
      data-sides={sides.join(' ')}
    />
  );
}
