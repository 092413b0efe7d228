/** Two discs that meet, with a sign that says play in their overlap. */
export const PlayMark = () => (
  <svg className="rp-Marks" viewBox="0 0 72 48" aria-hidden="true">
    <circle className="rp-Marks-first" cx="24" cy="24" r="24" />
    <circle className="rp-Marks-second" cx="48" cy="24" r="24" />
    <path className="rp-Marks-overlap" d="M36 3.2a24 24 0 0 1 0 41.6a24 24 0 0 1 0-41.6z" />
    <path className="rp-Marks-sign" d="M31 16.5v15l12-7.5z" />
  </svg>
);
