/** The English words of SkeletonRegion. */
export const skeletonWords = { label: 'Loading' };
