export { Byline, type BylineContent, type BylineProps } from './Byline.tsx';
