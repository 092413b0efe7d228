const PATHS = {
  open: <circle cx="8" cy="8" r="6.75" strokeDasharray="2.1 2.14" />,
  current: (
    <>
      <circle cx="8" cy="8" r="6.75" />
      <circle cx="8" cy="8" r="3" fill="currentColor" stroke="none" />
    </>
  ),
  done: (
    // The check is a hole, so that it has the color of any ground, also in forced colors.
    <path
      d="M8 .5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Zm2.9 4.4L7 9.3 5 7.4 3.8 8.7l3.3 3.1 5.1-5.7z"
      fill="currentColor"
      fillRule="evenodd"
      stroke="none"
    />
  ),
  changes: (
    <>
      <circle cx="8" cy="8" r="6.75" />
      <path d="M5 6.75h4.25a2 2 0 0 1 0 4H7.5M6.75 5 5 6.75 6.75 8.5" />
    </>
  ),
};

/** The mark of a state, whose shape says it without color. */
export const StateMark = ({
  state,
  className,
}: {
  state: keyof typeof PATHS;
  className: string;
}) => (
  <svg
    className={className}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {PATHS[state]}
  </svg>
);
