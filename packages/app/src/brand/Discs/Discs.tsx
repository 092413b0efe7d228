/** Two discs that meet. */
export const Discs = () => (
  <svg className="site-Discs" viewBox="0 0 320 192" aria-hidden="true">
    <circle className="site-Discs-first" cx="96" cy="96" r="96" />
    <circle className="site-Discs-second" cx="224" cy="96" r="96" />
    <path className="site-Discs-overlap" d="M160 24.45a96 96 0 0 1 0 143.1a96 96 0 0 1 0-143.1" />
  </svg>
);
