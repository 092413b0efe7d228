import { useId } from 'react';
import { Figure, type Person } from './Figure.tsx';
import { Frame, type ArtProps } from './Frame.tsx';
import { coral, paper, pine, plum, sun } from './palette.ts';
import { circle } from './shapes.ts';

const left = circle(190, 200, 212);
const right = circle(190, 390, 384);

const pair: [Person, Person] = [
  { skin: 4, hair: 'curls', top: 'shirt', mouth: 'grin', earrings: true },
  { skin: 1, hair: 'bob', color: 'red', top: 'blazer', glasses: 'round' },
];

export interface MeetingProps extends ArtProps {
  /**
   * The people who meet: first on the upper left, second on the lower right. Without a second, one
   * of the default pair stands there. @default two people who appear nowhere else
   */
  people?: [Person, Person?];
}

/**
 * Two people in circles whose overlap is a picture of its own. At sign-up, the circles come
 * together when the visitor chooses an account type.
 */
export function Meeting({ people = pair, ...rest }: MeetingProps) {
  const [one, other = pair[1]] = people;
  const id = useId();
  return (
    <Frame viewBox="9 14 572 572" overflow="visible" {...rest}>
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
            <Figure person={one} garment={sun} trim={paper} />
          </g>
        </g>
        <g className="rp-Artwork-other" clipPath={`url(#${id}r)`}>
          <g transform="translate(232 218)scale(3.05)">
            <Figure person={other} garment={plum} trim={sun} />
          </g>
        </g>
      </g>
    </Frame>
  );
}
