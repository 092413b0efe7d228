export { FormBand, type FormBandContent, type FormBandProps } from './FormBand.tsx';
