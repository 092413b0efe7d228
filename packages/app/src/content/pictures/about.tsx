/** The picture of the about page. */
import { Bust } from './Bust.tsx';
import { coral, Ground, paper, Picture, pine, plum, sun } from './Picture.tsx';

/** Two people at one table, with a page between them. */
export const table = (
  <Picture viewBox="0 0 200 200">
    {/* As one image, like `lit`. */}
    <g opacity="0.999">
      <Ground fill={coral} />
      <Bust seed="Jonah Okafor" x={48} y={-12} scale={1.35} garment={plum} trim={sun} />
      <Bust seed="Naomi Adler" x={150} y={-12} scale={1.35} garment={pine} trim={sun} />
      <path fill={sun} d="M0 148h200v52H0z" />
      <rect fill={paper} x="58" y="132" width="80" height="54" rx="8" />
      <path stroke={coral} strokeWidth="7" d="M74 150h48" />
      <path stroke={pine} strokeWidth="7" d="M74 168h28" />
    </g>
  </Picture>
);
