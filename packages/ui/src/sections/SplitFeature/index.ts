export * from './SplitFeature.tsx';
