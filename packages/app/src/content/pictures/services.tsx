/** The pictures of the services. */
import { coral, Ground, paper, Picture, pine, plum, sun } from './Picture.tsx';

/** A route with a stop on the way to its destination. */
export const strategy = (
  <Picture viewBox="20 -75 280 350">
    <Ground fill={pine} />
    <circle fill={coral} cx="96" cy="68" r="20" />
    <path stroke={paper} strokeWidth="11" d="M98 101h0M104 118.5h0M114.6 133.7h0" />
    <circle fill={sun} cx="142" cy="152" r="20" />
    <path stroke={paper} strokeWidth="11" d="M174.8 146.5h0M186.1 129.4h0" />
    <circle fill={coral} cx="200" cy="72" r="44" />
    <circle fill={sun} cx="200" cy="72" r="28" />
    <circle fill={plum} cx="200" cy="72" r="12" />
  </Picture>
);
