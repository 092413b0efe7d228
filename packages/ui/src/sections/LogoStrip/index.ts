export * from './LogoStrip.tsx';
