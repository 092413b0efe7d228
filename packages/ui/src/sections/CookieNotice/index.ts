export {
  CookieNotice,
  type CookieCategory,
  type CookieChoice,
  type CookieNoticeContent,
  type CookieNoticeProps,
} from './CookieNotice.tsx';
