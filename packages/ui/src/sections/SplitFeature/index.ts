export { SplitFeature, type SplitFeatureContent, type SplitFeatureProps } from './SplitFeature.tsx';
