import { useId } from 'react';
import { Figure } from './Figure.tsx';
import { Frame, type ArtProps } from './Frame.tsx';
import { coral, paper, pine, plum, sun } from './palette.ts';
import { circle } from './shapes.ts';

const left = circle(190, 200, 212);
const right = circle(190, 390, 384);

/** Two people, and what they make where they overlap. On load, their circles come together. */
export function Meeting(props: ArtProps) {
  const id = useId();
  return (
    <Frame viewBox="9 14 572 572" overflow="visible" {...props}>
      <g className="rp-Artwork-lit" data-color-scheme="light">
        <clipPath id={id}>
          <path d={left} />
        </clipPath>
        <clipPath id={`${id}r`}>
          <path d={right} />
        </clipPath>
        <path className="rp-Artwork-one" fill={coral} d={left} />
        <path className="rp-Artwork-other" fill={pine} d={right} />
        <g className="rp-Artwork-one" clipPath={`url(#${id})`}>
          <path className="rp-Artwork-overlap" fill={plum} d={right} />
          <g transform="translate(-4 36)scale(3.1)">
            <Figure
              person={{ skin: 4, hair: 'curls', top: 'shirt', mouth: 'grin', earrings: true }}
              garment={sun}
              trim={paper}
            />
          </g>
        </g>
        <g className="rp-Artwork-other" clipPath={`url(#${id}r)`}>
          <g transform="translate(232 218)scale(3.05)">
            <Figure
              person={{ skin: 1, hair: 'bob', color: 'red', top: 'blazer', glasses: 'round' }}
              garment={plum}
              trim={sun}
            />
          </g>
        </g>
      </g>
    </Frame>
  );
}
