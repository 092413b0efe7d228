import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../../lib/content.ts';
import { Heading } from '../../text/Heading/Heading.tsx';

export interface TimelineProps extends ComponentProps<'ol'> {
  /** The marker on the line: a dot or the number of the step. @default 'dot' */
  marker?: 'dot' | 'number' | undefined;
}

/** Past or future events in order. */
export function Timeline({ marker = 'dot', className, ...rest }: TimelineProps) {
  return (
    // Safari does not treat a list without numbers as a list unless it has the role.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above
    <ol role="list" {...rest} className={clsx('rp-Timeline', className)} data-marker={marker} />
  );
}

export interface TimelineItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What happens in this entry. */
  title: ReactNode;
  /** Machine-readable date (`2026-11`), time or duration, in HTML's format. */
  dateTime?: string | undefined;
  /** The date as shown. @default dateTime */
  date?: ReactNode;
  /** Marks the current entry, announced as the current step. @default false */
  current?: boolean | undefined;
  /** Level of the heading in the page outline. @default 3 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * One entry of a `Timeline`.
 *
 * @see https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element
 */
export function TimelineItem({
  title,
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
      <Heading headingLevel={headingLevel} size="lg">
        {title}
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
