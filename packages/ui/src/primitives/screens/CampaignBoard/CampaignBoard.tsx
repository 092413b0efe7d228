import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Accent } from '../../../lib/content.ts';
import { ScreenMeter } from '../Screen/parts.tsx';
import { Screen, type ScreenProps } from '../Screen/Screen.tsx';

/** One piece of work on the board. */
export interface BoardCard {
  /** What the work is. */
  title: ReactNode;
  /** Who does it. */
  name: ReactNode;
  /** The person's portrait, cropped to a circle. @default none */
  picture?: ReactNode;
  /** When it is due. @default none */
  due?: ReactNode;
  /** How much of it is done, from 0 to 1. @default none */
  progress?: number;
  /** A word about its kind. @default none */
  tag?: ReactNode;
  /** Color of the tag and of the progress. @default inherited */
  accent?: Accent;
  /** Draws the card on its way to another stage: lifted off its place. @default false */
  highlighted?: boolean;
}

/** One stage of the work. */
export interface BoardColumn {
  /** Name of the stage. */
  title: ReactNode;
  /** How many cards it has, if more than are drawn. @default the number of `cards` */
  count?: number;
  /** The cards, the first on top. */
  cards: readonly BoardCard[];
}

/** Content of a `CampaignBoard`. */
export interface CampaignBoardContent {
  /** The stages in order. A narrow board shows the first two or three. */
  columns: readonly BoardColumn[];
}

export interface CampaignBoardProps extends Omit<ScreenProps, 'children' | 'padding'> {
  /** The stages and their cards. */
  content: CampaignBoardContent;
}

/** A picture of a board on which work moves through its stages. */
export function CampaignBoard({ content, className, ...rest }: CampaignBoardProps) {
  return (
    <Screen {...rest} padding="none" className={clsx('rp-CampaignBoard', className)}>
      <div className="rp-CampaignBoard-columns">
        {content.columns.map(({ title, cards, count = cards.length }, index) => (
          <div key={index} className="rp-CampaignBoard-column">
            <div className="rp-CampaignBoard-head">
              <span className="rp-CampaignBoard-stage">{title}</span>
              <span className="rp-CampaignBoard-count">{count}</span>
            </div>
            {cards.map((card, place) => (
              <Card key={place} card={card} />
            ))}
          </div>
        ))}
      </div>
    </Screen>
  );
}

function Card({ card }: { card: BoardCard }) {
  const { title, name, picture, due, progress, tag, accent, highlighted } = card;
  return (
    <div
      className="rp-CampaignBoard-place"
      data-accent={accent}
      data-highlighted={highlighted || undefined}
    >
      <div className="rp-CampaignBoard-card" data-enter="">
        {(tag || due) && (
          <div className="rp-CampaignBoard-top">
            {tag && <span className="rp-CampaignBoard-tag">{tag}</span>}
            {due && <span className="rp-CampaignBoard-due">{due}</span>}
          </div>
        )}
        <div className="rp-CampaignBoard-title">{title}</div>
        {progress !== undefined && (
          <div className="rp-CampaignBoard-progress">
            <ScreenMeter to={progress} />
          </div>
        )}
        <div className="rp-CampaignBoard-foot">
          {picture && <span className="rp-CampaignBoard-person">{picture}</span>}
          <span className="rp-CampaignBoard-name">{name}</span>
        </div>
      </div>
    </div>
  );
}
