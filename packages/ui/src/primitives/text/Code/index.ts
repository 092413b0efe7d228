export * from './Code.tsx';
