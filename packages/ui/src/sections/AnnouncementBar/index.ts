export {
  AnnouncementBar,
  type AnnouncementBarContent,
  type AnnouncementBarProps,
} from './AnnouncementBar.tsx';
