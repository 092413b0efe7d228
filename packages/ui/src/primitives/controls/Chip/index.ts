export { Chip, type ChipProps } from './Chip.tsx';
export { ChipToggle, type ChipToggleProps } from './ChipToggle.tsx';
