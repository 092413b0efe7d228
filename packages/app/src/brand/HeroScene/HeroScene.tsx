import type { ReactNode } from 'react';
import { Drawing, fileOf } from '../Drawing/Drawing.tsx';
import { CheckMark } from '../screens/Screen/parts.tsx';

export interface HeroSceneProps {
  /** The drawing of two people who meet. */
  picture: ReactNode;
  /** What the creator made, and where it ran. */
  piece: { title: string; detail: string };
  /** What it was agreed for, with the brand’s logo. */
  deal: { picture: ReactNode; name: string; amount: string; state: string };
}

/**
 * Two people who meet, with what the one made and what the other paid. The cards stand in the two
 * corners that the circles leave free, so the overlap is never covered.
 */
export const HeroScene = ({ picture, piece, deal }: HeroSceneProps) => (
  <div className="site-HeroScene">
    {picture}
    <div className="site-HeroScene-piece">
      <div className="site-HeroScene-card" aria-hidden="true">
        <div className="site-HeroScene-still">
          <Drawing name={`pieces/${fileOf(piece.title)}`} />
        </div>
        <div className="site-HeroScene-words">
          <div className="site-HeroScene-title">{piece.title}</div>
          <div className="site-HeroScene-detail">{piece.detail}</div>
        </div>
      </div>
    </div>
    <div className="site-HeroScene-deal">
      <div className="site-HeroScene-card" aria-hidden="true">
        <div className="site-HeroScene-words">
          <div className="site-HeroScene-brand">
            <span className="site-HeroScene-logo">{deal.picture}</span>
            <span>{deal.name}</span>
          </div>
          <div className="site-HeroScene-amount">{deal.amount}</div>
          <div className="site-HeroScene-state">
            <CheckMark className="site-HeroScene-mark" />
            <span>{deal.state}</span>
          </div>
        </div>
      </div>
    </div>
  </div>
);
