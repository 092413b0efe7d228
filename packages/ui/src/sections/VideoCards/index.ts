export * from './VideoCards.tsx';
