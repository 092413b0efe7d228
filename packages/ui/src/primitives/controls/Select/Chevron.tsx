import { LineIcon } from '../../../lib/LineIcon.tsx';

/** The icon at the end of a control that opens a list. */
export const Chevron = ({ className = 'rp-Select-chevron' }) => (
  <LineIcon className={className} path="m3.5 6 4.5 4.5L12.5 6" strokeWidth="1.75" />
);
