export { SiteHeader, type SiteHeaderContent, type SiteHeaderProps } from './SiteHeader.tsx';
