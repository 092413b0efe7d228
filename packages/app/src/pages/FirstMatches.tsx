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
    controls={values.map(([label, value], index) => (
      <p key={label} className="rp-CreatorFinder-value" data-range={index === 1 || undefined}>
        <span>{label}</span> <strong>{value}</strong>
      </p>
    ))}
  />
);
