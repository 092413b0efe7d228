import type { ReactNode } from 'react';
import { Meeting, type MeetingProps } from '../art/Meeting.tsx';

export interface HeroSceneProps extends Pick<MeetingProps, 'people'> {
  /** What lies over the upper end of the picture. */
  above: ReactNode;
  /** What lies over its lower start. */
  below: ReactNode;
}

/** Two people who meet, and what they see of the product. */
export const HeroScene = ({ people, above, below }: HeroSceneProps) => (
  <div className="rp-HeroScene">
    <Meeting people={people} />
    <div className="rp-HeroScene-above">{above}</div>
    <div className="rp-HeroScene-below">{below}</div>
  </div>
);
