export { Bleed, type BleedProps, type BleedSide } from './Bleed.tsx';
