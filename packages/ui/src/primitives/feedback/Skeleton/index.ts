export * from './Skeleton.tsx';
export * from './SkeletonMask.tsx';
