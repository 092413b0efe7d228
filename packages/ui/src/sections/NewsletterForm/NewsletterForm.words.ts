/** The English words of NewsletterForm; those for errors are in its schema. */
export const newsletterFormWords = {
  title: 'Get the newsletter',
  email: 'Email address',
  placeholder: 'Enter your email',
  submitLabel: 'Subscribe',
  submitBusyLabel: 'Subscribing...',
  success: 'Thank you for subscribing. We’ll send you the next issue.',
  unexpected: 'Failed to subscribe: {message}',
  noScript: 'Subscribing needs JavaScript. Turn it on, then reload this page.',
};
