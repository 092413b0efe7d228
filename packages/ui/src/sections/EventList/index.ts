export {
  EventList,
  type EventContent,
  type EventListContent,
  type EventListProps,
} from './EventList.tsx';
