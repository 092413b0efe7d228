import { useId } from 'react';
import { coral, pine, plum } from './Picture.tsx';

interface OverlapProps {
  /** Path of the shape below. */
  first: string;
  /** Path of the shape above. */
  second: string;
  /** Colors of the two shapes and of their overlap. @default coral, pine, plum */
  fills?: [string, string, string];
}

const usual: [string, string, string] = [coral, pine, plum];

/** Two shapes and their overlap. */
export function Overlap({ first, second, fills = usual }: OverlapProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path clipRule="evenodd" d={first} />
      </clipPath>
      <path fill={fills[0]} fillRule="evenodd" d={first} />
      <path fill={fills[1]} fillRule="evenodd" d={second} />
      {/* The stroke hides the edge of the second shape, which would show as a hairline. */}
      <g clipPath={`url(#${id})`}>
        <path fill={fills[2]} stroke={fills[2]} fillRule="evenodd" d={second} />
      </g>
    </>
  );
}
