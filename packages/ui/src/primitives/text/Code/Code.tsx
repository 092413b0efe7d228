import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface CodeProps extends ComponentProps<'code'> {
  /**
   * Shows a block that keeps its lines as written. Long lines wrap, so nothing scrolls sideways.
   * @default false
   */
  block?: boolean | undefined;
}

/** Code, a file name, an address: text to be taken literally. */
export function Code({ block = false, className, ...rest }: CodeProps) {
  return (
    <code
      translate="no"
      {...rest}
      className={clsx('rp-Code', className)}
      data-block={block || undefined}
    />
  );
}
