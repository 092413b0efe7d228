import type { ReactNode } from 'react';
import { ScreenChip } from '../Screen/parts.tsx';
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
  /** Whether the creator fits or is free, in two or three words. @default none */
  badge?: string;
  /** Topics of the creator, as chips. @default none */
  topics?: string[];
  /** Figures side by side, such as audience and engagement; three fit. */
  stats: Figure[];
  /** The price, and what it pays for. @default none */
  rate?: Figure;
}

/** A card with a company's view of a creator: person, topics, audience and price. */
export const CreatorCard = ({
  picture,
  name,
  niche,
  detail,
  badge,
  topics,
  stats,
  rate,
  ...frame
}: CreatorCardProps) => (
  <Screen
    {...frame}
    footer={
      rate && (
        <div className="rp-CreatorCard-rate">
          <div className="rp-CreatorCard-label">{rate.label}</div>
          <div className="rp-CreatorCard-value">{rate.value}</div>
        </div>
      )
    }
  >
    <div className="rp-CreatorCard-head">
      <div className="rp-CreatorCard-picture">{picture}</div>
      <div className="rp-CreatorCard-words">
        <div className="rp-CreatorCard-name">{name}</div>
        <div>{niche}</div>
        {detail && <div className="rp-CreatorCard-label">{detail}</div>}
      </div>
      {badge && (
        <div className="rp-CreatorCard-state">
          <span className="rp-CreatorCard-badge">{badge}</span>
        </div>
      )}
      {topics && (
        <div className="rp-CreatorCard-topics">
          {topics.map((topic) => (
            <ScreenChip key={topic} label={topic} />
          ))}
        </div>
      )}
    </div>
    <div className="rp-CreatorCard-stats">
      {stats.map(({ value, label }) => (
        <div key={label} className="rp-CreatorCard-stat">
          <div className="rp-CreatorCard-value">{value}</div>
          <div className="rp-CreatorCard-label">{label}</div>
        </div>
      ))}
    </div>
  </Screen>
);
