import { useId } from 'react';

const opening = 'M115 86a44 44 0 1 1-88 0c0-44 32-79 81-84v35c-21 4-33 11-39 21a44 44 0 0 1 46 28';
const closing = 'M85 114a44 44 0 1 1 88 0c0 44-32 79-81 84v-35c21-4 33-11 39-21a44 44 0 0 1-46-28';

/** It stands on the page itself, so it has the logo's colors, which change with the scheme. */
function Quotation() {
  const id = useId();
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <clipPath id={id}>
        <path d={opening} />
      </clipPath>
      <path className="rp-Logo-creator" d={opening} />
      <path className="rp-Logo-brand" d={closing} />
      <path className="rp-Logo-overlap" d={closing} clipPath={`url(#${id})`} />
    </svg>
  );
}

/** An opening and a closing quotation mark meet. */
export const heroArt = <Quotation />;
