export {
  FeatureGrid,
  type FeatureGridContent,
  type FeatureGridFeature,
  type FeatureGridProps,
} from './FeatureGrid.tsx';
