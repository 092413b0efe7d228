import type { ReactNode } from 'react';
import { Screen, type FrameProps } from '../Screen/Screen.tsx';

interface Figure {
  value: string;
  label: string;
}

interface CreatorCardProps extends FrameProps {
  /** The portrait; fills a square. */
  picture: ReactNode;
  name: string;
  /** Field of the creator: “Furniture and repair”. */
  niche: string;
  /** A quiet line, such as the place or the language. @default none */
  detail?: string;
  /** Figures side by side, such as audience and engagement; three fit. */
  stats: Figure[];
}

/** A card with a company's view of a creator: the person and some figures. */
export const CreatorCard = ({
  picture,
  name,
  niche,
  detail,
  stats,
  ...frame
}: CreatorCardProps) => (
  <Screen {...frame}>
    <div className="site-CreatorCard-head">
      <div className="site-CreatorCard-picture">{picture}</div>
      <div className="site-CreatorCard-words">
        <div className="site-CreatorCard-name">{name}</div>
        <div>{niche}</div>
        {detail && <div className="site-CreatorCard-label">{detail}</div>}
      </div>
    </div>
    <div className="site-CreatorCard-stats">
      {stats.map(({ value, label }) => (
        <div key={label} className="site-CreatorCard-stat">
          <div className="site-CreatorCard-value">{value}</div>
          <div className="site-CreatorCard-label">{label}</div>
        </div>
      ))}
    </div>
  </Screen>
);
