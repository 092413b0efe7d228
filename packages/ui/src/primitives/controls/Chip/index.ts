export { Chip, ChipLink, type ChipLinkProps, type ChipProps } from './Chip.tsx';
export { ChipToggle, type ChipToggleProps } from './ChipToggle.tsx';
