export * from './Steps.tsx';
