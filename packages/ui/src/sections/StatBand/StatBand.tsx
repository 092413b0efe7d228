import type { ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';

/** A figure. */
export interface StatBandItem {
  /** The figure, as it should be read out: “15+ years”. */
  value: ReactNode;
  /** What it counts. */
  label: ReactNode;
}

export interface StatBandContent extends IntroContent {
  /** Figures, side by side where they fit; two to four fill a row. */
  items: StatBandItem[];
}

export type StatBandProps = SectionBaseProps<StatBandContent>;

/** A few figures in very large type. */
export function StatBand(props: StatBandProps) {
  return (
    <SectionFrame {...props} block="rp-StatBand">
      <dl className="rp-StatBand-list">
        {props.content.items.map(({ value, label }, index) => (
          <div key={index} className="rp-StatBand-stat">
            <dt className="rp-StatBand-label">{label}</dt>
            <dd className="rp-StatBand-value">{value}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
