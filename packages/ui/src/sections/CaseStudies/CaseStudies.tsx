import type { ReactNode } from 'react';
import type { IntroContent, LinkContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Stat } from '../../primitives/data-display/Stat/Stat.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

/** A piece of work and its results. */
export interface CaseStudy {
  /** The client, or the kind of work. */
  eyebrow?: ReactNode;
  /** The outcome, as a headline. */
  title: ReactNode;
  /** The story, in a few sentences. */
  text?: ReactNode;
  /** Results: a value such as “320%”, and what it counts. Two to four, or none yet. */
  stats: { value: ReactNode; label: ReactNode }[];
  /** An `svg` or an `img`, cropped to fill its box. @default none: the text takes the full width */
  picture?: ReactNode;
  /** Link to the whole story. @default none */
  link?: LinkContent;
}

export interface CaseStudiesContent extends IntroContent {
  /** In reading order. */
  studies: CaseStudy[];
}

export type CaseStudiesProps = SectionBaseProps<CaseStudiesContent>;

/** Completed work, with its figures in a band across the picture. Picture and text swap sides from one study to the next. */
export function CaseStudies({ content, headingLevel = 2, ...rest }: CaseStudiesProps) {
  return (
    <SectionFrame {...rest} block="rp-CaseStudies" content={content} headingLevel={headingLevel}>
      <Stack asChild className="rp-CaseStudies-list">
        <ul>
          {content.studies.map(({ eyebrow, title, text, stats, picture, link }, index) => (
            <li
              key={index}
              className="rp-CaseStudies-study"
              data-picture={picture ? true : undefined}
            >
              <div className="rp-CaseStudies-words">
                {eyebrow && (
                  <Text size="sm" weight="semibold" tone="accent">
                    {eyebrow}
                  </Text>
                )}
                <Heading headingLevel={below(headingLevel)} size="3xl">
                  {title}
                </Heading>
                {text && <Text tone="quiet">{text}</Text>}
                {link && <ContentLink link={link} />}
              </div>
              {picture && <div className="rp-CaseStudies-picture">{picture}</div>}
              {stats.length > 0 && (
                <Stack
                  asChild
                  className="rp-CaseStudies-figures"
                  // Stands out on any surface.
                  data-surface={rest.surface === 'accent' ? 'ink' : 'accent'}
                >
                  <ul>
                    {stats.map(({ value, label }, statIndex) => (
                      <li key={statIndex}>
                        <Stat
                          className="rp-CaseStudies-figure"
                          size="lg"
                          value={value}
                          label={label}
                        />
                      </li>
                    ))}
                  </ul>
                </Stack>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </SectionFrame>
  );
}
