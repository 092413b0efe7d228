export { StatBand, type StatBandContent, type StatBandProps } from './StatBand.tsx';
