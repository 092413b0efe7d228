import { Figure, type FigureProps } from '../../brand/art/Figure.tsx';
import { castFor } from '../../brand/art/Portrait.tsx';

interface BustProps extends Omit<FigureProps, 'person'> {
  /** Name of someone in the cast. */
  seed: string;
  /** The middle of the person. */
  x: number;
  /** The upper edge of the person's field of 120 by 120. */
  y: number;
  scale: number;
}

/** Head and shoulders of someone in the cast, within a picture. */
export const Bust = ({ seed, x, y, scale, ...clothes }: BustProps) => (
  <g className="rp-Artwork-lit" transform={`translate(${x - 60 * scale} ${y})scale(${scale})`}>
    <Figure person={castFor(seed)} {...clothes} />
  </g>
);
