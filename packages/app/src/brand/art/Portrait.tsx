import { Figure, hairstyles } from './Figure.tsx';
import { Frame, type ArtProps, type Seeded } from './Frame.tsx';
import { blush, coral, mint, pine, plum, rose, sand, sun } from './palette.ts';
import { choicesFrom } from './seed.ts';
import { circle } from './shapes.ts';

const ground = 'M0 0h120v120H0z';

/** Background, disc behind the person, garment, trim. */
const portraitColors = [
  [blush, coral, pine, sun],
  [mint, pine, coral, sun],
  [sand, sun, plum, coral],
  [sun, coral, plum, blush],
  [rose, plum, sun, coral],
  [pine, sun, coral, plum],
  [coral, sun, pine, blush],
  [mint, sun, pine, coral],
];

/** A person in front of a disc. */
export function Portrait({ seed, ...rest }: ArtProps & Seeded) {
  const pick = choicesFrom(seed);
  const [field, second, garment, trim] = pick(portraitColors);
  return (
    <Frame {...rest}>
      <g className="rp-Artwork-lit" data-color-scheme="light">
        <path fill={field} d={ground} />
        <path fill={second} d={circle(58, pick([20, 100]), 50)} />
        <Figure
          person={{
            skin: pick([0, 1, 2, 3, 4, 5]),
            hair: pick(Object.keys(hairstyles) as (keyof typeof hairstyles)[]),
          }}
          garment={garment}
          trim={trim}
        />
      </g>
    </Frame>
  );
}
