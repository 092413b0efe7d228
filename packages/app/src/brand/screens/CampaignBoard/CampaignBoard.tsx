import type { Accent } from '@rapport/ui';
import { ScreenMeter } from '../Screen/parts.tsx';
import { Screen, type FrameProps } from '../Screen/Screen.tsx';

/** One piece of work on the board. */
interface CardContent {
  /** Title of the work. */
  title: string;
  /** Name of the person who does the work. */
  name: string;
  /** Due date. */
  due: string;
  /** Kind of work, in a word. */
  tag: string;
  /** Share of the work that is done, from 0 to 1. @default none */
  progress?: number;
  /** Color of the tag and of the progress. @default inherited */
  accent?: Accent;
  /** Lifts the card off its place, on its way to another stage. @default false */
  highlighted?: boolean;
}

/** One stage of the work. */
interface ColumnContent {
  title: string;
  /** Number of cards, including those that are not drawn. */
  count: number;
  cards: CardContent[];
}

interface CampaignBoardProps extends FrameProps {
  /** The stages in order. A narrow board shows one card of each. */
  columns: ColumnContent[];
}

const Card = ({ title, name, due, tag, progress, accent, highlighted = false }: CardContent) => (
  <div
    className="site-CampaignBoard-place"
    data-accent={accent}
    data-highlighted={highlighted || undefined}
  >
    <div className="site-CampaignBoard-card">
      <div className="site-CampaignBoard-top">
        <span className="site-CampaignBoard-tag">{tag}</span>
        <span className="site-CampaignBoard-due">{due}</span>
      </div>
      <div className="site-CampaignBoard-title">{title}</div>
      {progress !== undefined && (
        <div className="site-CampaignBoard-progress">
          <ScreenMeter to={progress} />
        </div>
      )}
      <div className="site-CampaignBoard-name">{name}</div>
    </div>
  </div>
);

/** A board on which work moves through its stages. */
export const CampaignBoard = ({ columns, ...frame }: CampaignBoardProps) => (
  <Screen {...frame}>
    <div className="site-CampaignBoard-columns">
      {columns.map(({ title, count, cards }) => (
        <div key={title} className="site-CampaignBoard-column">
          <div className="site-CampaignBoard-head">
            <span className="site-CampaignBoard-stage">{title}</span>
            <span className="site-CampaignBoard-count">{count}</span>
          </div>
          {cards.map((card) => (
            <Card key={card.title} {...card} />
          ))}
        </div>
      ))}
    </div>
  </Screen>
);
