export * from './FormBand.tsx';
