export * from './StatBand.tsx';
