import type { ReactNode } from 'react';
import { Meeting } from '../art/Meeting.tsx';

export interface HeroSceneProps {
  /** What lies over the upper end of the picture. */
  above: ReactNode;
  /** What lies over its lower start. */
  below: ReactNode;
}

/** Two people who meet, and what they see of the product. */
export const HeroScene = ({ above, below }: HeroSceneProps) => (
  <div className="rp-HeroScene">
    <Meeting />
    <div className="rp-HeroScene-above">{above}</div>
    <div className="rp-HeroScene-below">{below}</div>
  </div>
);
