/** Two discs that meet, with a play sign in their overlap. */
export const PlayMark = () => (
  <svg className="rp-Discs" viewBox="0 0 72 48" aria-hidden="true">
    <circle className="rp-Discs-first" cx="24" cy="24" r="24" />
    <circle className="rp-Discs-second" cx="48" cy="24" r="24" />
    <path className="rp-Discs-overlap" d="M36 3.2a24 24 0 0 1 0 41.6a24 24 0 0 1 0-41.6z" />
    <path className="rp-Discs-sign" d="M31 16.5v15l12-7.5z" />
  </svg>
);
