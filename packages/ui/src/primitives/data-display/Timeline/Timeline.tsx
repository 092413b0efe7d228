import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../../lib/content.ts';
import { Heading } from '../../text/Heading/Heading.tsx';

export interface TimelineProps extends ComponentProps<'ol'> {
  /** What stands on the line: a dot, or the number of the step. @default 'dot' */
  marker?: 'dot' | 'number';
}

/** What happened, or will happen, one after the other. */
export function Timeline({ marker = 'dot', className, ...rest }: TimelineProps) {
  return (
    // Safari takes a list without numbers for no list, unless the role says so.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
    <ol role="list" {...rest} className={clsx('rp-Timeline', className)} data-marker={marker} />
  );
}

export interface TimelineItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What happened. */
  heading: ReactNode;
  /** When, for machines: a date (`2026-11`), a time or a duration of the HTML standard. */
  dateTime?: string;
  /** When, in words. @default dateTime */
  date?: ReactNode;
  /** The one that it has come to; announced as the current step. @default false */
  current?: boolean;
  /** Rank of the heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
}

/**
 * One entry of a `Timeline`.
 *
 * @see https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element
 */
export function TimelineItem({
  heading,
  dateTime,
  date = dateTime,
  current = false,
  headingLevel = 3,
  className,
  children,
  ...rest
}: TimelineItemProps) {
  return (
    <li
      aria-current={current ? 'step' : undefined}
      {...rest}
      className={clsx('rp-Timeline-item', className)}
    >
      <Heading level={headingLevel} size="lg">
        {heading}
      </Heading>
      {date &&
        (dateTime ? (
          <time className="rp-Timeline-date" dateTime={dateTime}>
            {date}
          </time>
        ) : (
          <span className="rp-Timeline-date">{date}</span>
        ))}
      {children && <div className="rp-Timeline-body">{children}</div>}
    </li>
  );
}
