import { useId } from 'react';
import { Figure } from '../../brand/art/Figure.tsx';
import { castFor, looks } from '../../brand/art/Portrait.tsx';

export interface FaceProps {
  x: number;
  y: number;
  /** Name of someone in the cast. */
  seed: string;
  /** Radius of the disc. @default 25 */
  radius?: number;
}

/** Someone in the cast on a disc, within a picture. */
export function Face({ x, y, seed, radius = 25 }: FaceProps) {
  const id = useId();
  const person = castFor(seed);
  const [, disc, garment, trim] = looks[person.look]!;
  return (
    <g
      className="rp-Artwork-lit"
      data-color-scheme="light"
      transform={`translate(${x} ${y})scale(${radius / 54})`}
    >
      <clipPath id={id}>
        <circle r="54" />
      </clipPath>
      <circle fill={disc} r="54" />
      <g clipPath={`url(#${id})`}>
        <g transform="translate(-63 -58)scale(1.05)">
          <Figure person={person} garment={garment} trim={trim} />
        </g>
      </g>
    </g>
  );
}
