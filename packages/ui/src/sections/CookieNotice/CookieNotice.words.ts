/** The English words of CookieNotice. */
export const cookieNoticeWords = {
  title: 'Cookies on this site',
  text: 'Some cookies are necessary for this site to work. The others are up to you, and you can change your mind at any time.',
  rejectLabel: 'Reject all',
  acceptLabel: 'Accept all',
  detailsLabel: 'Choose one by one',
  necessaryLabel: 'Necessary',
  necessaryHint: 'The site does not work without them.',
  saveLabel: 'Save my choice',
};
