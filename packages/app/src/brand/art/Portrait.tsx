import { useId } from 'react';
import { Figure, hairstyles } from './Figure.tsx';
import { Frame, type ArtProps, type Seeded } from './Frame.tsx';
import { blush, coral, ink, mint, pine, plum, rose, sand, skins, sun } from './palette.ts';
import { choicesFrom } from './seed.ts';
import { circle } from './shapes.ts';

const ground = 'M0 0h120v120H0z';

/** Background, disc, garment, overlap of disc and garment. */
const portraitColors = [
  [blush, coral, pine, plum],
  [mint, pine, coral, sun],
  [sand, sun, plum, coral],
  [sun, coral, plum, pine],
  [rose, plum, sun, coral],
  [pine, sun, coral, plum],
  [coral, sun, pine, plum],
  [mint, sun, pine, coral],
];

/** A person in front of a disc whose edge runs down the middle of the face. */
export function Portrait({ seed, ...rest }: ArtProps & Seeded) {
  const id = useId();
  const pick = choicesFrom(seed);
  const [field, second, garment, overlap] = pick(portraitColors);
  const disc = circle(50, pick([11, 109]), 58);
  const tone = pick([0, 1, 2, 3]);
  return (
    <Frame {...rest}>
      <g className="rp-Artwork-lit" data-color-scheme="light">
        <path fill={field} d={ground} />
        <clipPath id={id}>
          <path d={disc} />
        </clipPath>
        <path fill={second} d={disc} />
        <Figure
          hairstyle={pick(hairstyles.map((_, index) => index))}
          hair={pick([ink, ink, tone < 2 ? skins[3]! : ink])}
          skin={skins[tone]}
          garment={garment}
          glasses={pick([true, false, false, false])}
          overlap={{ clipPath: `url(#${id})`, garment: overlap }}
        />
      </g>
    </Frame>
  );
}
