/** The pictures of the landing page. */
import { Cover } from '../../brand/art/Cover.tsx';
import { Mark } from '../../brand/art/Mark.tsx';
import { Meeting } from '../../brand/art/Meeting.tsx';
import { Portrait } from '../../brand/art/Portrait.tsx';
import { StepMark } from '../../brand/Discs/StepMark.tsx';
import { coral, line, paper, Picture, pine, plum, sun } from './Picture.tsx';

/** Two people who meet. */
export const meeting = <Meeting />;

/** The marks of brands that don’t exist. */
export const oakAndTide = <Mark seed="oak" />;
export const quillo = <Mark seed="quillo" />;
export const nubrook = <Mark seed="nubrook" />;
export const pellworth = <Mark seed="pell" />;
export const marrowLane = <Mark seed="lane" />;
export const juni = <Mark seed="june" />;

export const firstStep = <StepMark index={0} count={3} />;
export const secondStep = <StepMark index={1} count={3} />;
export const thirdStep = <StepMark index={2} count={3} />;

export const leila = <Portrait seed="leila-haddad" />;

export const podcast = <Cover seed="podcast" />;
export const blog = <Cover seed="blog" />;
export const faq = <Cover seed="faq" />;

/** Two speech bubbles. What both say is in their overlap. */
export const messages = (
  <Picture>
    <path
      fill={coral}
      d="M98 36h64a28 28 0 0 1 28 28v32a28 28 0 0 1-28 28H70V64a28 28 0 0 1 28-28"
    />
    <path
      fill={pine}
      d="M166 76h64a28 28 0 0 1 28 28v60H166a28 28 0 0 1-28-28v-32a28 28 0 0 1 28-28"
    />
    <path fill={plum} d="M166 76h24v20a28 28 0 0 1-28 28h-24v-20a28 28 0 0 1 28-28" />
    <path stroke={paper} strokeWidth="9" d="M96 60h64M96 84h24M214 116h18M168 140h64" />
    <circle fill={sun} cx="164" cy="100" r="11" />
  </Picture>
);

/** Cards fanned out with the best on top. */
export const portfolio = (
  <Picture>
    <rect
      fill={coral}
      x="70"
      y="44"
      width="96"
      height="120"
      rx="16"
      transform="rotate(-10 118 104)"
    />
    <rect
      fill={pine}
      x="154"
      y="44"
      width="96"
      height="120"
      rx="16"
      transform="rotate(10 202 104)"
    />
    <rect fill={paper} stroke={line} x="108" y="30" width="104" height="140" rx="16" />
    <rect fill={sun} x="120" y="42" width="80" height="76" rx="8" />
    <path fill={plum} d="M120 104l24-26 20 20 12-12 24 24a8 8 0 0 1-8 8h-64a8 8 0 0 1-8-8" />
    <circle fill={coral} cx="182" cy="60" r="9" />
    <path stroke={line} strokeWidth="9" d="M126 136h68M126 154h36" />
  </Picture>
);

/** Rising bars with a line that follows them. */
export const analytics = (
  <Picture>
    <path stroke={line} strokeWidth="2" d="M62 172h196" />
    <path stroke={pine} strokeWidth="22" strokeLinecap="butt" d="M84 172v-34M198 172V90" />
    <path stroke={coral} strokeWidth="22" strokeLinecap="butt" d="M122 172v-58M236 172V72" />
    <path stroke={sun} strokeWidth="22" strokeLinecap="butt" d="M160 172v-48" />
    <path stroke={plum} strokeWidth="7" d="M84 108l38-26 38 14 38-36 38-22" />
    <circle fill={paper} stroke={plum} strokeWidth="7" cx="236" cy="38" r="10" />
  </Picture>
);
