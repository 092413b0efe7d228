export {
  LogoStrip,
  type LogoStripContent,
  type LogoStripLogo,
  type LogoStripProps,
} from './LogoStrip.tsx';
