import { useId, type ReactNode } from 'react';
import type { ActionContent, IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { Action } from '../../primitives/controls/Actions/Action.tsx';
import { Actions } from '../../primitives/controls/Actions/Actions.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { ItemWords } from '../../primitives/layout/ItemList/ItemWords.tsx';

/** An event that people attend. */
export interface EventListItem {
  /** Name of the event. */
  title: ReactNode;
  /** Machine-readable date, or date and time, as in the HTML standard: `2025-05-25`. */
  dateTime: string;
  /** Parts of the date as displayed, in the language of the page. */
  date: { month: string; day: string; year?: string | undefined };
  /** What happens, in a sentence. */
  text?: ReactNode;
  /** Place and time. */
  place?: ReactNode;
  /** Number of attendees: “250+” and “attendees”. */
  attendees?: { value: ReactNode; label: ReactNode } | undefined;
  /** How to take part: a link, a button or a node, described by the event. @default none */
  action?: ActionContent | undefined;
}

export interface EventListContent extends IntroContent {
  /** Events, next one first. */
  items: EventListItem[];
  /** Further actions, such as a link to all events. @default none */
  actions?: ActionContent[] | undefined;
}

export type EventListProps = SectionBaseProps<EventListContent>;

/** Upcoming events. Each date looks like a page of a tear-off calendar. */
export function EventList(props: EventListProps) {
  const id = useId();
  const { items: events, actions = [] } = props.content;

  return (
    <SectionFrame
      {...props}
      block="rp-EventList"
      intro={actions.length > 0 && <Actions actions={actions} size="md" />}
    >
      <ItemList items={events}>
        {({ dateTime, date, place, attendees, action, ...event }, index) => (
          <li className="rp-EventList-event">
            <time className="rp-EventList-date" dateTime={dateTime}>
              <span className="rp-EventList-month">{`${date.month} `}</span>
              <span className="rp-EventList-day">{`${date.day} `}</span>
              {date.year && <span className="rp-EventList-year">{date.year}</span>}
            </time>
            <Stack gap={2}>
              <ItemWords content={event} id={`${id}-${index}`} headingLevel={props.headingLevel} />
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
                <Action action={action} variant="outline" aria-describedby={`${id}-${index}`} />
              </div>
            )}
          </li>
        )}
      </ItemList>
    </SectionFrame>
  );
}
