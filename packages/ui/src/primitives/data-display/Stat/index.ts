export * from './Stat.tsx';
