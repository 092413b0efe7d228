export { SiteFooter, type SiteFooterContent, type SiteFooterProps } from './SiteFooter.tsx';
