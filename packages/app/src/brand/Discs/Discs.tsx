/** Two discs that meet. */
export const Discs = () => (
  <svg className="rp-Discs" viewBox="0 0 320 192" aria-hidden="true">
    <circle className="rp-Discs-first" cx="96" cy="96" r="96" />
    <circle className="rp-Discs-second" cx="224" cy="96" r="96" />
    <path className="rp-Discs-overlap" d="M160 24.45a96 96 0 0 1 0 143.1a96 96 0 0 1 0-143.1" />
  </svg>
);
