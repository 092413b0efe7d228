export {
  MessageThread,
  type MessageThreadContent,
  type MessageThreadProps,
  type ThreadApproval,
  type ThreadFile,
  type ThreadMessage,
} from './MessageThread.tsx';
