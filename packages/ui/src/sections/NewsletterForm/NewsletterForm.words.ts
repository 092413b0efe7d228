/** The English words of NewsletterForm; those for errors are in its schema. */
export const newsletterFormWords = {
  title: 'Get the newsletter',
  email: 'Email address',
  placeholder: 'Enter your email',
  submitLabel: 'Subscribe',
  submitBusyLabel: 'Subscribing...',
  success: 'Thank you for subscribing. The next issue is on its way to you.',
  unexpected: 'Failed to subscribe: {message}',
  noScript: 'Subscribing needs JavaScript. Turn it on, then reload this page.',
};
