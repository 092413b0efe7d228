/** The English words of Toaster. */
export const toastWords = {
  label: 'Notifications ({hotkey})',
  toastLabel: 'Notification',
  closeLabel: 'Close',
};
