/** The English words of ApplicationForm; those for errors are in its schema. */
export const applicationFormWords = {
  title: 'Apply',
  name: 'Name',
  email: 'Email address',
  message: 'Message (optional)',
  submitLabel: 'Send application',
  submitBusyLabel: 'Sending...',
  success: 'Thank you for applying. We’ll reply by email.',
  unexpected: 'Failed to send your application: {message}',
  noScript: 'Applying needs JavaScript. Turn it on, then reload this page.',
};
