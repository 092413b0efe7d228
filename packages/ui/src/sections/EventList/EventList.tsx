import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { ActionContent, IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Action } from '../../primitives/controls/Actions/Action.tsx';
import { Actions } from '../../primitives/controls/Actions/Actions.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

/** An event that people attend. */
export interface EventContent {
  /** Name of the event. */
  title: ReactNode;
  /** Machine-readable date, or date and time, as in the HTML standard: `2025-05-25`. */
  dateTime: string;
  /** Parts of the date as displayed, in the language of the page. */
  date: { month: string; day: string; year?: string };
  /** What happens, in a sentence. */
  text?: ReactNode;
  /** Place and time. */
  place?: ReactNode;
  /** Number of attendees: “250+” and “attendees”. */
  attendees?: { value: ReactNode; label: ReactNode };
  /** How to take part: a link, a button or a node, described by the event. @default none */
  action?: ActionContent;
}

export interface EventListContent extends IntroContent {
  /** Events, next one first. */
  events: EventContent[];
  /** Further actions, such as a link to all events. @default none */
  actions?: ActionContent[];
}

export type EventListProps = SectionBaseProps<EventListContent>;

/** Upcoming events. Each date looks like a page of a tear-off calendar. */
export function EventList({ content, headingLevel = 2, className, ...rest }: EventListProps) {
  const titleId = useId();
  const { events, actions = [] } = content;

  return (
    <Section aria-labelledby={titleId} {...rest} className={clsx('rp-EventList', className)}>
      <Container className="rp-EventList-inner">
        <div className="rp-EventList-intro">
          <SectionIntro content={content} titleId={titleId} headingLevel={headingLevel}>
            {actions.length > 0 && <Actions actions={actions} size="md" />}
          </SectionIntro>
        </div>
        <Stack asChild gap={0}>
          <ul>
            {events.map((event, index) => {
              const { title, dateTime, date, text, place, attendees, action } = event;
              const eventId = `${titleId}-${index}`;
              return (
                <li key={index} className="rp-EventList-event">
                  <time className="rp-EventList-date" dateTime={dateTime}>
                    <span className="rp-EventList-month">{`${date.month} `}</span>
                    <span className="rp-EventList-day">{`${date.day} `}</span>
                    {date.year && <span className="rp-EventList-year">{date.year}</span>}
                  </time>
                  <Stack gap={2}>
                    <Heading id={eventId} headingLevel={below(headingLevel)} size="xl">
                      {title}
                    </Heading>
                    {text && <Text tone="quiet">{text}</Text>}
                    {(place || attendees) && (
                      <div className="rp-EventList-facts">
                        {place && <Text size="sm">{place}</Text>}
                        {attendees && (
                          <Text size="sm" tabular>
                            <strong>{attendees.value}</strong> <span>{attendees.label}</span>
                          </Text>
                        )}
                      </div>
                    )}
                  </Stack>
                  {action && (
                    <div className="rp-EventList-action">
                      <Action action={action} variant="outline" aria-describedby={eventId} />
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        </Stack>
      </Container>
    </Section>
  );
}
