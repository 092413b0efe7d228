export * from './AnnouncementBar.tsx';
