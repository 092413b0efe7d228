/** The English words of CookieNotice. */
export const cookieNoticeWords = {
  title: 'Cookies on this site',
  text: 'This site needs some cookies to work. The rest are up to you, and you can change your mind at any time.',
  rejectLabel: 'Reject all',
  acceptLabel: 'Accept all',
  detailsLabel: 'Choose one by one',
  necessaryLabel: 'Necessary',
  necessaryHint: 'The site doesn’t work without them.',
  saveLabel: 'Save my choice',
};
