import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ScreenBadge, ScreenChip, ScreenStat } from '../Screen/parts.tsx';
import { Screen, type ScreenProps } from '../Screen/Screen.tsx';

/** What the card says of a creator. */
export interface CreatorCardContent {
  /** The portrait; fills a square. @default a plain tint */
  picture?: ReactNode;
  /** The creator's name. */
  name: ReactNode;
  /** What the creator makes: “Furniture and repair”. */
  niche: ReactNode;
  /** A quiet line: the place, the language. @default none */
  detail?: ReactNode;
  /** Whether the creator fits or is free, in two or three words. @default none */
  badge?: {
    /** What it says. */
    label: ReactNode;
    /** Color by meaning. @default 'success' */
    tone?: 'neutral' | 'accent' | 'highlight' | 'success' | 'warning';
  };
  /** Topics, as chips. @default none */
  topics?: ReactNode[];
  /** Figures side by side, such as audience and engagement; three fit. */
  stats: { value: ReactNode; label: ReactNode }[];
  /** What it costs: the price, and for what. @default none */
  rate?: { value: ReactNode; label: ReactNode };
}

export interface CreatorCardProps extends Omit<ScreenProps, 'children' | 'footer' | 'padding'> {
  /** What the card says. */
  content: CreatorCardContent;
}

/** A creator as a company sees them: who, for whom, how many, for how much. A picture. */
export function CreatorCard({ content, className, ...rest }: CreatorCardProps) {
  const { picture, name, niche, detail, badge, topics = [], stats, rate } = content;
  return (
    <Screen
      {...rest}
      className={clsx('rp-CreatorCard', className)}
      padding="none"
      footer={
        rate && (
          <div className="rp-CreatorCard-rate" data-enter>
            <div className="rp-CreatorCard-label">{rate.label}</div>
            <div className="rp-CreatorCard-price">{rate.value}</div>
          </div>
        )
      }
    >
      <div className="rp-CreatorCard-head">
        <div className="rp-CreatorCard-picture" data-enter>
          {picture}
        </div>
        <div className="rp-CreatorCard-words" data-enter>
          <div className="rp-CreatorCard-name">{name}</div>
          <div>{niche}</div>
          {detail && <div className="rp-CreatorCard-label">{detail}</div>}
        </div>
        {badge && (
          <div className="rp-CreatorCard-badge" data-enter>
            <ScreenBadge tone={badge.tone ?? 'success'}>{badge.label}</ScreenBadge>
          </div>
        )}
        {topics.length > 0 && (
          <div className="rp-CreatorCard-topics" data-enter>
            {topics.map((topic, index) => (
              <ScreenChip key={index}>{topic}</ScreenChip>
            ))}
          </div>
        )}
      </div>
      <div className="rp-CreatorCard-stats">
        {stats.map((stat, index) => (
          <div key={index} className="rp-CreatorCard-stat" data-enter>
            <ScreenStat {...stat} />
          </div>
        ))}
      </div>
    </Screen>
  );
}
