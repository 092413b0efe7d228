import { coral, Ground, paper, Picture, pine, plum, sun } from '../Picture.tsx';

/** Three people on stairs, each overlapping the next. */
export const heroArt = (
  <Picture viewBox="0 0 400 400">
    <Ground fill={coral} />
    <g transform="translate(28 56)scale(.86)">
      <path fill={sun} d="M48 800V342a62 62 0 0 1 124 0v458z" />
      <path fill={paper} d="M138 800V284a62 62 0 0 1 124 0v516z" />
      <path fill={pine} d="M228 800V226a62 62 0 0 1 124 0v574z" />
      <path
        fill={plum}
        d="M138 286.7A62 62 0 0 1 172 342v458h-34zM228 228.7A62 62 0 0 1 262 284v516h-34z"
      />
      <circle fill={pine} cx="110" cy="236" r="33" />
      <circle fill={plum} cx="200" cy="178" r="33" />
      <circle fill={sun} cx="290" cy="120" r="33" />
    </g>
  </Picture>
);
