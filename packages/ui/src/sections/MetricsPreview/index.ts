export * from './MetricsPreview.tsx';
