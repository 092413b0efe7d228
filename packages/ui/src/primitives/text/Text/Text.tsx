import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface TextProps extends ComponentProps<'p'> {
  /** A paragraph, or a run of words inside one. @default 'p' */
  as?: 'p' | 'span';
  /** Step of the type scale; `md` is the body, 17 to 18 px. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /**
   * Colour by meaning. `default` takes that of the surroundings; `danger` and `success` never say it
   * by colour alone: the words must, too (WCAG 1.4.1). @default 'default'
   */
  tone?: 'default' | 'quiet' | 'accent' | 'danger' | 'success';
  /** Thickness of the letters: 400, 500, 600 or 700. @default 'regular' */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold';
  /** Digits of one width, for figures that stand under each other or change. @default false */
  tabular?: boolean;
}

/** Running text: a paragraph, a caption, a figure. */
export function Text({
  as = 'p',
  size = 'md',
  tone = 'default',
  weight = 'regular',
  tabular = false,
  className,
  ...rest
}: TextProps) {
  // Both elements take the same attributes; only the type of the ref differs.
  const Tag = as as 'p';
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
