export { PlatformList, type PlatformListContent, type PlatformListProps } from './PlatformList.tsx';
