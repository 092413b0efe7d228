import { useId } from 'react';
import { Figure } from './Figure.tsx';
import { Frame, type ArtProps } from './Frame.tsx';
import { coral, line, paper, pine, plum, skins, sun } from './palette.ts';
import { box, circle } from './shapes.ts';

/** Two people, what each says, and what they make together where they overlap. */
export function Meeting(props: ArtProps) {
  const id = useId();
  const left = circle(190, 200, 212);
  const right = circle(190, 390, 384);
  return (
    <Frame viewBox="9 14 572 572" {...props}>
      <g className="rp-Artwork-lit" data-color-scheme="light">
        <clipPath id={id}>
          <path d={left} />
        </clipPath>
        <clipPath id={`${id}r`}>
          <path d={right} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <path fill={coral} d={left} />
          <g transform="translate(0 28)scale(2.85)">
            <Figure hairstyle={5} skin={skins[2]} garment={sun} />
          </g>
        </g>
        <g clipPath={`url(#${id}r)`}>
          <path fill={pine} d={right} />
          <g transform="translate(258 244)scale(2.75)">
            <Figure hairstyle={3} skin={skins[0]} garment={paper} stripes={coral} glasses />
          </g>
        </g>
        <path fill={plum} clipPath={`url(#${id})`} d={right} />
        <path fill={sun} d={circle(44, 295, 298)} />
        <path fill={plum} d="M283 276l36 22l-36 22z" />
        <path
          fill={paper}
          stroke={line}
          d="M372 160V86a24 24 0 0 1 24-24h140a24 24 0 0 1 24 24v50a24 24 0 0 1-24 24zM232 440v96a24 24 0 0 1-24 24H68a24 24 0 0 1-24-24v-72a24 24 0 0 1 24-24z"
        />
        <path
          fill={line}
          d={box(104, 12, 6, 482, 96) + box(112, 12, 6, 454, 126) + box(26, 24, 8, 83, 520)}
        />
        <path fill={coral} d={circle(11, 409, 96) + box(26, 38, 8, 120, 513)} />
        <path fill={plum} d={box(26, 52, 8, 157, 506)} />
        <path fill={pine} d={box(26, 64, 8, 194, 500)} />
      </g>
    </Frame>
  );
}
