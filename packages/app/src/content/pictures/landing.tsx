/** The pictures of the landing page. */
import { HeroArt, Portrait } from '../../brand/Drawing/Drawing.tsx';
import art from '../../brand/heroes/home.svg?inline';
import { Mark } from '../../brand/Mark/Mark.tsx';
import { HeroScene } from '../../brand/HeroScene/HeroScene.tsx';
import { MessageThread } from '../../brand/screens/MessageThread/MessageThread.tsx';
import { Portfolio } from '../../brand/screens/Portfolio/Portfolio.tsx';
import { StepMark } from '../../brand/Discs/StepMark.tsx';
import { leila, tomas } from '../creators.ts';

export { report } from './reach-report.tsx';

/** A creator meets someone: what she made, and what it was agreed for. */
export const scene = (
  <HeroScene
    picture={<HeroArt src={art} />}
    piece={{ title: 'Soup for six', detail: 'YouTube video, 310K\u00A0views' }}
    deal={{
      picture: <Mark name="Pellworth" />,
      name: 'Pellworth',
      amount: '$2,600',
      state: 'Approved',
    }}
  />
);

/** The marks of brands that don’t exist. */
export const oakAndTide = <Mark name="Oak & Tide" />;
export const quillo = <Mark name="Quillo" />;
export const nubrook = <Mark name="Nubrook" />;
export const pellworth = <Mark name="Pellworth" />;
export const marrowLane = <Mark name="Marrow Lane" />;
export const juni = <Mark name="Juni" />;

export const firstStep = <StepMark index={0} count={3} />;
export const secondStep = <StepMark index={1} count={3} />;
export const thirdStep = <StepMark index={2} count={3} />;

/** What is said about a draft, and that it is approved. */
const draft = {
  name: tomas.name,
  picture: <Portrait name={tomas.name} />,
  time: '9:20 AM',
  text: 'Second cut is up. The river test is longer now.',
  file: {
    name: 'shoes-v2.mp4',
    kind: 'MP4',
    detail: '1:24',
  },
  approval: { label: 'Second cut', state: 'Approved' },
} as const;

export const thread = <MessageThread title="Shoes after 500 miles" messages={[draft]} />;

/** A creator as brands see her. */
export const profile = (
  <Portfolio
    name={leila.name}
    detail={leila.field}
    work={{ tall: 'Dining car breakfast', square: 'Ten days, one bag' }}
  />
);
