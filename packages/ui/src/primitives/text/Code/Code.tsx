import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface CodeProps extends ComponentProps<'code'> {
  /** A block of lines, kept as written; long ones wrap, so that nothing scrolls sideways. @default false */
  block?: boolean;
}

/** Code, a file name, an address: text that is meant letter for letter. */
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
