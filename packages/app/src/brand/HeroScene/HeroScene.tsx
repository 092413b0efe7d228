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
  /** A short line that everyone can read: “Example”. */
  note: string;
}

/**
 * Two people who meet, with what the one made and what the other paid. The cards stand in the two
 * corners that the circles leave free, so the overlap is never covered.
 */
export const HeroScene = ({ picture, piece, deal, note }: HeroSceneProps) => (
  <div className="rp-HeroScene">
    {picture}
    <div className="rp-HeroScene-piece">
      <div className="rp-HeroScene-card" aria-hidden="true">
        <div className="rp-HeroScene-still">
          <Drawing name={`pieces/${fileOf(piece.title)}`} />
        </div>
        <div className="rp-HeroScene-words">
          <div className="rp-HeroScene-title">{piece.title}</div>
          <div className="rp-HeroScene-detail">{piece.detail}</div>
        </div>
      </div>
      <p className="rp-HeroScene-note">{note}</p>
    </div>
    <div className="rp-HeroScene-deal">
      <div className="rp-HeroScene-card" aria-hidden="true">
        <div className="rp-HeroScene-words">
          <div className="rp-HeroScene-brand">
            <span className="rp-HeroScene-logo">{deal.picture}</span>
            <span>{deal.name}</span>
          </div>
          <div className="rp-HeroScene-amount">{deal.amount}</div>
          <div className="rp-HeroScene-state">
            <CheckMark className="rp-HeroScene-mark" />
            <span>{deal.state}</span>
          </div>
        </div>
      </div>
    </div>
  </div>
);
