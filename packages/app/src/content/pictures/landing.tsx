/** The pictures of the landing page. */
import { Mark } from '../../brand/art/Mark.tsx';
import { castFor } from '../../brand/art/Portrait.tsx';
import { CreatorWall } from '../../brand/CreatorWall/CreatorWall.tsx';
import { HeroScene } from '../../brand/HeroScene/HeroScene.tsx';
import { StepMark } from '../../brand/Discs/StepMark.tsx';
import {
  anjali,
  jonah,
  leila,
  maya,
  pieceOf,
  shapes,
  thandi,
  tomas,
  walt,
  yuki,
  type Creator,
} from '../creators.ts';

/** A creator meets someone: what she made, and what it was agreed for. */
export const scene = (
  <HeroScene
    people={[castFor(anjali.name)]}
    piece={{ title: 'Soup for six', detail: 'YouTube video, 310K\u00A0views' }}
    deal={{
      picture: <Mark seed="pell" />,
      name: 'Pellworth',
      amount: '$2,600',
      state: 'Approved',
    }}
    note="Example"
  />
);

/** One piece of each creator: two rows of a tall, a wide, a square and a tall one. */
const wallPieces: [Creator, title: string][] = [
  [yuki, 'A cup in one take'],
  [maya, 'Water less, grow more'],
  [jonah, 'A first camera'],
  [leila, 'First tram of the day'],
  [thandi, 'Fix a dripping faucet'],
  [walt, 'Taxes in ten minutes'],
  [anjali, 'Ten spices, one shelf'],
  [tomas, 'Shoes after 500 miles'],
];

export const wall = (
  <CreatorWall
    pieces={wallPieces.map(([{ name, work }, title]) => {
      const { platform, format, price } = pieceOf(work, title);
      return {
        title,
        name,
        shape: shapes[format],
        detail: `${platform} ${format.toLowerCase()}\u00A0·\u00A0${price}`,
      };
    })}
  />
);

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
