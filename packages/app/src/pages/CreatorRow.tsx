import { Portrait } from '../brand/Drawing/Drawing.tsx';
import { CheckMark } from '../brand/screens/Screen/parts.tsx';
import { finder, type Match } from '../content/creator-finder.ts';

/** A creator, and how well the search fits. */
export const CreatorRow = ({ creator, met, wanted, reason }: Match) => (
  <li
    className="site-CreatorFinder-creator"
    data-fits={(wanted > 0 && met === wanted) || undefined}
  >
    <span className="site-CreatorFinder-portrait">
      <Portrait name={creator.name} />
    </span>
    <div className="site-CreatorFinder-words">
      <p className="site-CreatorFinder-name">
        {creator.name}
        <span className="site-CreatorFinder-field">{creator.field}</span>
        {wanted > 0 && met === wanted && (
          <span className="site-CreatorFinder-fits">
            <CheckMark className="site-CreatorFinder-mark" />
            <span>{finder.fits}</span>
          </span>
        )}
      </p>
      <p className="site-CreatorFinder-numbers">{finder.numbers(creator)}</p>
      <p className="site-CreatorFinder-reason">{reason}</p>
    </div>
  </li>
);
