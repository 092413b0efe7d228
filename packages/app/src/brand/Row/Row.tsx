import type { ReactNode } from 'react';

interface RowProps {
  /** Names the row for assistive technology. */
  label: string;
  /** List items, each as wide as its content. */
  children: ReactNode;
}

/**
 * A list in one row, which scrolls sideways where it is too narrow: by touch, with a wheel, or with
 * the arrow keys, for which it takes the focus (WCAG 2.1.1).
 */
export const Row = ({ label, children }: RowProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls, and is not a fieldset
  <div className="site-Row" role="group" aria-label={label} tabIndex={0}>
    <ol>{children}</ol>
  </div>
);
