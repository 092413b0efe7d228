/** The English words of ContactForm; those for errors are in its schema. */
export const contactFormWords = {
  title: 'Send us a message',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  company: 'Company',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'Max. 500 characters',
  submitLabel: 'Send message',
  submitBusyLabel: 'Sending...',
  success: 'Thank you for your message. We’ll get back to you soon.',
  unexpected: 'Failed to send your message: {message}',
  noScript: 'Sending a message needs JavaScript. Turn it on, then reload this page.',
};
