import type { ReactNode } from 'react';
import { Meeting, type MeetingProps } from '../art/Meeting.tsx';

export interface HeroSceneProps extends Pick<MeetingProps, 'people'> {
  /** Content over the upper end of the picture. */
  above: ReactNode;
  /** Content over the lower start of the picture. */
  below: ReactNode;
}

/** Two people who meet, with screens of the product. */
export const HeroScene = ({ people, above, below }: HeroSceneProps) => (
  <div className="rp-HeroScene">
    <Meeting people={people} />
    <div className="rp-HeroScene-above">{above}</div>
    <div className="rp-HeroScene-below">{below}</div>
  </div>
);
