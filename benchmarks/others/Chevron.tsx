/** The arrow at the end of a question, for the kits that bring none. */
export const Chevron = ({ className }: { className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="m3 6 5 5 5-5" />
  </svg>
);
