export * from './ValueList.tsx';
