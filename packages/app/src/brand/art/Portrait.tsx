import { cast } from './cast.ts';
import { Figure } from './Figure.tsx';
import { Frame, lit, type ArtProps } from './Frame.tsx';
import { blush, coral, mint, pine, plum, rose, sand, sun } from './palette.ts';
import { choicesFrom } from './seed.ts';
import { circle } from './shapes.ts';

/** Ground, disc behind the person, garment, trim. A test compares all colors that may touch. */
export const looks = [
  [blush, coral, pine, sun],
  [mint, pine, coral, blush],
  [sand, sun, plum, coral],
  [sun, coral, plum, blush],
  [rose, plum, sun, coral],
  [pine, sun, coral, plum],
  [coral, sun, pine, blush],
  [mint, sun, pine, coral],
] as const;

/** Returns the member of the cast with this name. Any other seed always gives the same member. */
export const castFor = (seed: string) => cast[seed] ?? choicesFrom(seed)(Object.values(cast));

export interface PortraitProps extends ArtProps {
  /** Name of a member of the cast. Any other seed chooses a member. */
  seed: string;
}

/** A person in front of a disc. */
export function Portrait({ seed, ...rest }: PortraitProps) {
  const person = castFor(seed);
  const [ground, disc, garment, trim] = looks[person.look]!;
  return (
    <Frame {...rest}>
      <g {...lit}>
        <path fill={ground} d="M-200-200h600v600h-600z" />
        <path fill={disc} d={circle(60, person.look % 2 ? 92 : 28, 46)} />
        <g transform="translate(-9 -3)scale(1.15)">
          <Figure person={person} garment={garment} trim={trim} />
        </g>
      </g>
    </Frame>
  );
}
