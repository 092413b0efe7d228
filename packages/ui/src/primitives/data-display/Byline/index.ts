export * from './Byline.tsx';
