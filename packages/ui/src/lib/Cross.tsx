import { LineIcon } from './LineIcon.tsx';

/** The icon of a close button. */
export const Cross = () => <LineIcon viewBox="0 0 20 20" path="m5 5 10 10M5 15 15 5" />;
