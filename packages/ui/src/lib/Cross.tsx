/** The icon of a close button. */
export const Cross = () => (
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
    <path d="m5 5 10 10M5 15 15 5" />
  </svg>
);
