export * from './EventList.tsx';
