export * from './HeaderMenus.tsx';
