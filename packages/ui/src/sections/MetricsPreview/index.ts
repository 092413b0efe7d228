export {
  MetricsPreview,
  type MetricsPreviewChart,
  type MetricsPreviewContent,
  type MetricsPreviewMetric,
  type MetricsPreviewProps,
} from './MetricsPreview.tsx';
