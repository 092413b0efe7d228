import { Bust } from '../Bust.tsx';
import { coral, Ground, paper, Picture, pine, plum, sun } from '../Picture.tsx';

/** Three people on stairs, each overlapping the next. */
export const heroArt = (
  <Picture viewBox="0 0 400 400">
    <Ground fill={coral} />
    <g transform="translate(16 66)scale(0.92)">
      <path fill={sun} d="M36 800V302a62 62 0 0 1 124 0v498z" />
      <path fill={paper} d="M138 800V244a62 62 0 0 1 124 0v556z" />
      <path fill={pine} d="M240 800V186a62 62 0 0 1 124 0v614z" />
      <path
        fill={plum}
        d="M138 244.5A62 62 0 0 1 160 302v498h-22zM240 186.5A62 62 0 0 1 262 244v556h-22z"
      />
      <Bust seed="Mei Tanaka" x={98} y={104} scale={1.62} garment="none" trim={plum} />
      <Bust seed="Naomi Adler" x={200} y={46} scale={1.62} garment="none" trim={plum} />
      <Bust seed="Emeka Obi" x={302} y={-12} scale={1.62} garment="none" trim={sun} />
    </g>
  </Picture>
);
