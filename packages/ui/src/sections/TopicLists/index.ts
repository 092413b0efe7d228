export { TopicLists, type TopicListsContent, type TopicListsProps } from './TopicLists.tsx';
