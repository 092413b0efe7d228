export * from './Menu.tsx';
export * from './MenuItem.tsx';
