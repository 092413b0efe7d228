import { clsx } from 'clsx';
import { useId } from 'react';
import type { ActionContent, IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Actions } from '../../primitives/controls/Actions/Actions.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { ButtonLink } from '../../primitives/controls/Button/ButtonLink.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

/** Something that people come together for. */
export interface EventContent {
  /** What it is called. */
  title: string;
  /** When, for machines: a date of the HTML standard (`2025-05-25`), or a date and time. */
  dateTime: string;
  /** The day as it is written on a sheet of a calendar, in the language of the page. */
  date: { month: string; day: string; year?: string };
  /** What happens there, in a sentence. */
  text?: string;
  /** Where, and at what time. */
  place?: string;
  /** How many come: “250+” and “attendees”. */
  attendees?: { value: string; label: string };
  /** Where one registers. Without it, a button that calls `onRegister`. */
  href?: string;
}

export interface EventListContent extends IntroContent {
  /** The next one first. */
  events: EventContent[];
  /** What the button of each event says. @default no buttons */
  registerLabel?: string;
  /** What to do besides: see all events. @default nothing */
  actions?: ActionContent[];
}

export interface EventListProps extends SectionBaseProps<EventListContent> {
  /** Somebody pressed the button of an event without an address. */
  onRegister?: (event: EventContent) => void;
}

/** What is coming up, day by day, like the sheets of a calendar. */
export function EventList({
  content,
  headingLevel = 2,
  onRegister,
  className,
  ...rest
}: EventListProps) {
  const titleId = useId();
  const { events, registerLabel, actions = [] } = content;

  return (
    <Section labelledBy={titleId} {...rest} className={clsx('rp-EventList', className)}>
      <Container className="rp-EventList-inner">
        <div className="rp-EventList-intro">
          <SectionIntro content={content} titleId={titleId} level={headingLevel}>
            {actions.length > 0 && <Actions actions={actions} size="md" />}
          </SectionIntro>
        </div>
        <Stack as="ul" gap={0}>
          {events.map((event, index) => {
            const { title, dateTime, date, text, place, attendees, href } = event;
            const eventId = `${titleId}-${index}`;
            return (
              <li key={dateTime + title} className="rp-EventList-event">
                <time className="rp-EventList-date" dateTime={dateTime}>
                  <span className="rp-EventList-month">{date.month} </span>
                  <span className="rp-EventList-day">{date.day} </span>
                  {date.year && <span className="rp-EventList-year">{date.year}</span>}
                </time>
                <div className="rp-EventList-words">
                  <Heading id={eventId} level={below(headingLevel)} size="xl">
                    {title}
                  </Heading>
                  {text && <Text tone="quiet">{text}</Text>}
                  {(place || attendees) && (
                    <div className="rp-EventList-facts">
                      {place && <Text size="sm">{place}</Text>}
                      {attendees && (
                        <Text size="sm" tabular>
                          <strong>{attendees.value}</strong> {attendees.label}
                        </Text>
                      )}
                    </div>
                  )}
                </div>
                {registerLabel &&
                  (href ? (
                    <ButtonLink
                      href={href}
                      variant="outline"
                      className="rp-EventList-button"
                      aria-describedby={eventId}
                    >
                      {registerLabel}
                    </ButtonLink>
                  ) : (
                    <Button
                      variant="outline"
                      className="rp-EventList-button"
                      aria-describedby={eventId}
                      onClick={onRegister && (() => onRegister(event))}
                    >
                      {registerLabel}
                    </Button>
                  ))}
              </li>
            );
          })}
        </Stack>
      </Container>
    </Section>
  );
}
