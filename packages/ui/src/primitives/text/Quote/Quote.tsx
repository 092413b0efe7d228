import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { wrapText } from '../../../lib/wrap-text.tsx';

export interface QuoteProps extends ComponentProps<'figure'> {
  /** The words, without quotation marks: CSS adds the ones of the page's language. */
  children: ReactNode;
  /** Who said it. */
  author?: ReactNode;
  /** The author's role, or where the words were said. */
  detail?: ReactNode;
  /** A face next to the name: an `Avatar` with `decorative`. */
  picture?: ReactNode;
  /** URL of the source. */
  cite?: string | undefined;
  /** `lg` is for the only quotation on a page. @default 'md' */
  size?: 'md' | 'lg' | undefined;
}

/**
 * A quotation and its source.
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
          {wrapText(picture)}
          <span className="rp-Quote-names">
            {author && <span className="rp-Quote-author">{author}</span>}
            {detail && <span className="rp-Quote-detail">{detail}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
