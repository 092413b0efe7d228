export * from './PlatformList.tsx';
