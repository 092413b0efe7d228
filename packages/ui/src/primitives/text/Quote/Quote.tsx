import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface QuoteProps extends ComponentProps<'figure'> {
  /** The words, without quotation marks: those of the page's language are set around them. */
  children: ReactNode;
  /** Who said it. */
  author?: ReactNode;
  /** What the author is, or where it was said. */
  detail?: ReactNode;
  /** A face beside the name: an `Avatar` with `decorative`. */
  picture?: ReactNode;
  /** Address of the source. */
  cite?: string;
  /** `lg` is for the one quotation of a page. @default 'md' */
  size?: 'md' | 'lg';
}

/**
 * Someone's words and who said them.
 *
 * @see https://html.spec.whatwg.org/multipage/grouping-content.html#the-blockquote-element
 */
export function Quote({
  children,
  author,
  detail,
  picture,
  cite,
  size = 'md',
  className,
  ...rest
}: QuoteProps) {
  return (
    <figure {...rest} className={clsx('rp-Quote', className)} data-size={size}>
      <blockquote className="rp-Quote-words" cite={cite}>
        {children}
      </blockquote>
      {(author || detail) && (
        <figcaption className="rp-Quote-source">
          {picture}
          <span className="rp-Quote-names">
            {author && <span className="rp-Quote-author">{author}</span>}
            {detail && <span className="rp-Quote-detail">{detail}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
