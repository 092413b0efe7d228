import type { ComponentProps } from 'react';

interface LineIconProps extends ComponentProps<'svg'> {
  /** The line, on a grid of 16 units, or of the `viewBox`. */
  path: string;
}

/** A decorative icon of one line. */
export const LineIcon = ({ path, ...rest }: LineIconProps) => (
  <svg
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...rest}
  >
    <path d={path} />
  </svg>
);
