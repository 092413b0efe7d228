import { coral, paper, Picture, pine, plum, sun } from '../Picture.tsx';

/** What two speech bubbles have in common is a letter; a clock says when it is answered. */
export const heroArt = (
  <Picture viewBox="16 5 368 368">
    <path
      fill={coral}
      d="M90 66h120a74 74 0 0 1 74 74v108a20 20 0 0 1-20 20H16V140a74 74 0 0 1 74-74"
    />
    <path
      fill={pine}
      d="M136 152h174a74 74 0 0 1 74 74v128H190a74 74 0 0 1-74-74V172a20 20 0 0 1 20-20"
    />
    <path fill={plum} d="M136 152h148v96a20 20 0 0 1-20 20H116v-96a20 20 0 0 1 20-20" />
    <path stroke={paper} strokeWidth="12" d="M134 176l66 48 66-48M76 110h110M214 311h110" />
    <circle fill={sun} cx="342" cy="78" r="42" />
    <path stroke={plum} strokeWidth="9" d="M342 54v24l17 13" />
  </Picture>
);
