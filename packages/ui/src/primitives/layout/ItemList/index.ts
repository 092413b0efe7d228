export * from './ItemList.tsx';
