export * from './CookieNotice.tsx';
