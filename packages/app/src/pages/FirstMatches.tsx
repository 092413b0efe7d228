import { example, finder } from '../content/creator-finder.ts';
import { CreatorMatches } from './CreatorMatches.tsx';

const values = [
  [finder.age.label, example.age],
  [finder.engagement.label, finder.rate(example.engagement)],
  [finder.niche.label, example.niche],
];

/** What the HTML has: the first search, with its filters in words. */
export const drawing = (
  <CreatorMatches
    search={example}
    controls={values.map(([label, value]) => (
      <p key={label} className="rp-CreatorFinder-value">
        <span>{label}</span> <strong>{value}</strong>
      </p>
    ))}
  />
);
