import { Portrait } from '../../brand/Drawing/Drawing.tsx';
import type { Creator } from '../creators.ts';

/**
 * Returns a creator as a result of a search.
 * @param percent How well the creator fits.
 * @param selected Whether the creator is on the shortlist. @default false
 */
export const found = (creator: Creator, percent: number, selected = false) => ({
  picture: <Portrait name={creator.name} />,
  name: creator.name,
  niche: creator.field,
  stats: [
    { value: creator.followers, label: 'followers' },
    { value: `${creator.engagement}%`, label: 'engagement' },
  ],
  match: { value: `${percent}% match`, share: percent / 100 },
  ...(selected && { selected }),
});
