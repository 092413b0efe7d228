export * from './Actions.tsx';
