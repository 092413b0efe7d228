export * from './AnchorNav.tsx';
