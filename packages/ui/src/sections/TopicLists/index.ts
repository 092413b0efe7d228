export * from './TopicLists.tsx';
