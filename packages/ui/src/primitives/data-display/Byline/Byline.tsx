import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';

/** Who made something, and when. */
export interface BylineContent {
  /** Who made it. */
  author: string;
  /** Draws the author's portrait. @default no face */
  seed?: string;
  /** Address of the author's photo. @default no face */
  src?: string;
  /** When, for machines: a date of the HTML standard (`2025-05-12`). */
  dateTime?: string;
  /** When, in words. @default dateTime */
  date?: string;
  /** What else is good to know before one begins: how long it takes to read. */
  note?: string;
}

export interface BylineProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** Its words, and where the face comes from. */
  content: BylineContent;
}

/**
 * Who wrote an article, when, and how long it takes to read.
 *
 * @see https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element
 */
export function Byline({ content, className, ...rest }: BylineProps) {
  const { author, seed, src, dateTime, date = dateTime, note } = content;
  return (
    <div {...rest} className={clsx('rp-Byline', className)}>
      {(seed !== undefined || src) && <Avatar name={author} seed={seed} src={src} decorative />}
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
