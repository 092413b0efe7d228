import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';

export interface StatBandContent extends IntroContent {
  /** Figures, side by side where they fit; two to four fill a row. */
  stats: {
    /** The figure, as it should be read out: “15+ years”. */
    value: ReactNode;
    /** What it counts. */
    label: ReactNode;
  }[];
}

export type StatBandProps = SectionBaseProps<StatBandContent>;

/** A few figures in very large type. */
export function StatBand({ content, headingLevel = 2, className, ...rest }: StatBandProps) {
  const titleId = useId();
  const { stats } = content;

  return (
    <Section aria-labelledby={titleId} {...rest} className={clsx('rp-StatBand', className)}>
      <Container className="rp-StatBand-inner">
        <SectionIntro content={content} titleId={titleId} headingLevel={headingLevel} />
        <dl className="rp-StatBand-list">
          {stats.map(({ value, label }, index) => (
            <div key={index} className="rp-StatBand-stat">
              <dt className="rp-StatBand-label">{label}</dt>
              <dd className="rp-StatBand-value">{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
