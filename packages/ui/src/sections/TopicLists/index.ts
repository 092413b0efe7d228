export {
  TopicLists,
  type TopicLinkContent,
  type TopicListsContent,
  type TopicListsProps,
} from './TopicLists.tsx';
