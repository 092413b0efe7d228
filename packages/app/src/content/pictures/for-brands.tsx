/** The product’s screen on the page for brands. Everything on it is invented. */
import { CampaignBoard } from '../../brand/screens/CampaignBoard/CampaignBoard.tsx';
import { post } from './post.ts';
import { jonah, leila, tomas } from '../creators.ts';

/** A campaign’s work by stage. */
export const campaign = (
  <CampaignBoard
    title="Spring by rail"
    accent="tertiary"
    columns={[
      {
        title: 'Brief',
        count: 2,
        cards: [
          post('Quiet cars, ranked', jonah, 'Video', 'May 15'),
          post('Night train, morning city', leila, 'Reel', 'May 19'),
        ],
      },
      {
        title: 'In review',
        count: 2,
        cards: [
          {
            ...post('Dining car dinner', leila, 'Story', 'May 12'),
            progress: 0.8,
            accent: 'secondary',
            highlighted: true,
          },
          post('What fits in one bag', tomas, 'Reel', 'May 16'),
        ],
      },
      {
        title: 'Approved',
        count: 2,
        cards: [
          {
            ...post('From train to trail', tomas, 'Reel', 'May 8'),
            accent: 'primary',
          },
          post('A seat by the window', jonah, 'Story', 'May 6'),
        ],
      },
    ]}
  />
);
