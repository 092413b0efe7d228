/** The pictures of the services. */
import { coral, Picture, pine, plum, sun } from './Picture.tsx';

/** A route with stops and its destination. */
export const strategy = (
  <Picture>
    <path
      stroke={pine}
      strokeWidth="9"
      strokeDasharray="1 18"
      d="M90 158c0-48 70-18 70-60s62-10 66-48"
    />
    <circle fill={coral} cx="90" cy="158" r="22" />
    <circle fill={sun} cx="160" cy="98" r="22" />
    <circle fill={plum} cx="220" cy="50" r="34" />
    <circle fill={sun} cx="220" cy="50" r="20" />
    <circle fill={coral} cx="220" cy="50" r="8" />
  </Picture>
);
