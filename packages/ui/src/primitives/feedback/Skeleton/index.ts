export {
  Skeleton,
  SkeletonRegion,
  type SkeletonProps,
  type SkeletonRegionProps,
} from './Skeleton.tsx';
export { SkeletonMask, type SkeletonMaskProps } from './SkeletonMask.tsx';
