import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Slot } from '../../../lib/slot.tsx';

export interface TextProps extends ComponentProps<'p'> {
  /**
   * Styles the single child element instead of a `p`: a `span` for a few words inside a paragraph.
   * @default false
   */
  asChild?: boolean | undefined;
  /** Step of the type scale; `md` is body text, 17 to 18 px. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /**
   * Color by meaning. `default` inherits its color. With `danger` and `success` the words must
   * carry the meaning, too: color alone is not enough (WCAG 1.4.1). @default 'default'
   */
  tone?: 'default' | 'quiet' | 'accent' | 'danger' | 'success' | undefined;
  /** Font weight: 400, 500, 600 or 700. @default 'regular' */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined;
  /** Gives digits equal width, for figures that line up in a column or change. @default false */
  tabular?: boolean | undefined;
}

/** Running text: a paragraph, a caption, a figure. */
export function Text({
  asChild = false,
  size = 'md',
  tone = 'default',
  weight = 'regular',
  tabular = false,
  className,
  ...rest
}: TextProps) {
  const Tag = asChild ? Slot : 'p';
  return (
    <Tag
      {...rest}
      className={clsx('rp-Text', className)}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-tabular={tabular || undefined}
    />
  );
}
