export * from './TeamGrid.tsx';
