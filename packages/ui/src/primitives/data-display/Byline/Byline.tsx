import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';

/** Author and date of a work. */
export interface BylineContent {
  /** Name of the author. */
  author: string;
  /** URL of the author's photo. @default no face */
  src?: string | undefined;
  /** A drawing instead of a photo, decorative. @default no face */
  picture?: ReactNode;
  /** Machine-readable date, in HTML's format (`2025-05-12`). */
  dateTime?: string | undefined;
  /** The date as shown. @default dateTime */
  date?: string | undefined;
  /** Something readers want to know before they start, such as the reading time. */
  note?: string | undefined;
}

export interface BylineProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** The text, and the photo or drawing. */
  content: BylineContent;
}

/**
 * Who wrote an article, when, and how long it takes to read.
 *
 * @see https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element
 */
export function Byline({ content, className, ...rest }: BylineProps) {
  const { author, src, picture, dateTime, date = dateTime, note } = content;
  return (
    <div {...rest} className={clsx('rp-Byline', className)}>
      {(src || picture) && <Avatar name={author} src={src} picture={picture} decorative />}
      <div className="rp-Byline-words">
        <p className="rp-Byline-author">{author}</p>
        {(date || note) && (
          <p className="rp-Byline-details">
            {date && <time dateTime={dateTime}>{date}</time>}
            {note && <span>{note}</span>}
          </p>
        )}
      </div>
    </div>
  );
}
