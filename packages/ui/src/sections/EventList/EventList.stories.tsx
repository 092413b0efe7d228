import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { EventList, type EventListItem } from './EventList.tsx';

const registered = fn();

const events: EventListItem[] = [
  {
    title: 'An evening about first drafts',
    dateTime: '2025-05-25',
    date: { month: 'May', day: '25', year: '2025' },
    text: 'Two poets and two novelists read each other’s pages aloud.',
    place: 'Online, 6pm EST',
    attendees: { value: '250+', label: 'attendees' },
    action: { label: 'Register' },
  },
  {
    title: 'Workshop: a bound book in an afternoon',
    dateTime: '2025-06-10',
    date: { month: 'June', day: '10', year: '2025' },
    text: 'Bring three sheets of paper, and leave with a book to give.',
    place: 'San Francisco',
    attendees: { value: '180+', label: 'attendees' },
    action: { label: 'Register', onClick: registered },
  },
  {
    title: 'Summer meeting',
    dateTime: '2025-06-22',
    date: { month: 'June', day: '22', year: '2025' },
    text: 'A day outside, with people you have known only by their letters.',
    place: 'Oakland',
    attendees: { value: '300+', label: 'attendees' },
    action: { label: 'Register', href: '/events/summer' },
  },
];

const meta = preview.meta({
  title: 'Sections/Lists/EventList',
  id: 'eventlist',
  component: EventList,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'Coming up',
      text: 'Some on a screen, some around a table.',
      items: events,
      actions: [{ label: 'All events', href: '/events', variant: 'outline' as const }],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first!.querySelector('time')).toHaveTextContent('May 25 2025');
    // The three actions have the same name, so each description says which event it belongs to.
    const [button] = canvas.getAllByRole('button', { name: 'Register' });
    await expect(button).toHaveAccessibleDescription(events[0]!.title);
    const link = canvas.getByRole('link', { name: 'Register' });
    await expect(link).toHaveAttribute('href', '/events/summer');
    await expect(link).toHaveAccessibleDescription(events[2]!.title);
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

/** Each button calls its own `onClick`. */
export const Registers = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    registered.mockClear();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Register' })[1]!);
    await expect(registered).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(registered).toHaveBeenCalledTimes(2);
  },
});

/** Omitted parts leave no gap. */
export const DatesAndTitles = meta.story({
  args: {
    content: {
      title: 'Save the date',
      items: events.map(({ title, dateTime, date: { month, day } }) => ({
        title,
        dateTime,
        date: { month, day },
      })),
    },
  },
});
