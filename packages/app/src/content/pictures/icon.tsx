/** A line icon in the color of the text, drawn in a square of 24. */
export const icon = (path: string, strokeWidth = 2) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);
