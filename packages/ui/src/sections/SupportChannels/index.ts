export {
  SupportChannels,
  type SupportChannelsContent,
  type SupportChannelsProps,
} from './SupportChannels.tsx';
