/** The icon of a control that opens a list. */
export const Chevron = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
    <path
      d="m3.5 6 4.5 4.5L12.5 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
