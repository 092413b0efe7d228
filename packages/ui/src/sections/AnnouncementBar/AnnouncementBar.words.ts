/** The English words of AnnouncementBar. */
export const announcementBarWords = { label: 'Announcement', dismissLabel: 'Dismiss' };
