import { LineIcon } from './LineIcon.tsx';

/** The icon of a control that opens a list. */
export const Chevron = ({ className }: { className: string }) => (
  <LineIcon className={className} path="m3.5 6 4.5 4.5L12.5 6" strokeWidth="1.75" />
);
