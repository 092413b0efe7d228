import { useId } from 'react';

interface OverlapProps {
  /** Path of the shape below. */
  first: string;
  /** Path of the shape above. */
  second: string;
}

/** Two shapes, a creator's and a brand's, and their overlap. */
export function Overlap({ first, second }: OverlapProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path clipRule="evenodd" d={first} />
      </clipPath>
      <path fill="var(--rp-art-coral)" fillRule="evenodd" d={first} />
      <path fill="var(--rp-art-pine)" fillRule="evenodd" d={second} />
      {/* The stroke hides the edge of the second shape, which would show as a hairline. */}
      <g clipPath={`url(#${id})`}>
        <path fill="var(--rp-art-plum)" stroke="var(--rp-art-plum)" fillRule="evenodd" d={second} />
      </g>
    </>
  );
}
