import type { ReactNode } from 'react';
import type { IntroContent, LinkContent, SectionBaseProps } from '../../lib/content.ts';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import {
  DescriptionItem,
  DescriptionList,
} from '../../primitives/data-display/DescriptionList/DescriptionList.tsx';
import { Stat } from '../../primitives/data-display/Stat/Stat.tsx';
import { GridPicture } from '../../primitives/layout/Grid/GridPicture.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { ItemWords } from '../../primitives/layout/ItemList/ItemWords.tsx';

/** A piece of work and its results. */
export interface CaseStudiesItem {
  /** The client, or the kind of work. */
  eyebrow?: ReactNode;
  /** The outcome, as a headline. */
  title: ReactNode;
  /** The story, in a few sentences. */
  text?: ReactNode;
  /** Who and what it was: the client, the people, the task. @default none */
  facts?: { label: ReactNode; value: ReactNode }[] | undefined;
  /** Results: a value such as “320%”, and what it counts. Two to four, or none yet. */
  stats: { value: ReactNode; label: ReactNode }[];
  /** An `svg` or an `img`, cropped to fill its box. @default none: the text takes the full width */
  picture?: ReactNode;
  /** Link to the whole story. @default none */
  link?: LinkContent | undefined;
}

export interface CaseStudiesContent extends IntroContent {
  /** In reading order. */
  items: CaseStudiesItem[];
}

export type CaseStudiesProps = SectionBaseProps<CaseStudiesContent>;

/** Completed work, with its figures in a band below. Picture and text swap sides from one study to the next. */
export function CaseStudies({ surface, ...props }: CaseStudiesProps) {
  return (
    <SectionFrame {...props} surface={surface} block="rp-CaseStudies">
      <ItemList items={props.content.items} className="rp-CaseStudies-list">
        {({ facts = [], stats, picture, link, ...study }) => (
          <li className="rp-CaseStudies-study" data-picture={picture ? true : undefined}>
            <Stack className="rp-CaseStudies-words" align="start" justify="center">
              <ItemWords content={study} headingLevel={props.headingLevel} size="3xl" />
              {facts.length > 0 && (
                <DescriptionList className="rp-CaseStudies-facts">
                  {facts.map(({ label, value }, index) => (
                    <DescriptionItem key={index} label={label}>
                      {value}
                    </DescriptionItem>
                  ))}
                </DescriptionList>
              )}
              {link && <ContentLink link={link} />}
            </Stack>
            <GridPicture className="rp-CaseStudies-picture">{picture}</GridPicture>
            {stats.length > 0 && (
              <ItemList
                items={stats}
                gap={6}
                className="rp-CaseStudies-figures"
                // Stands out on any surface.
                data-surface={surface === 'accent' ? 'ink' : 'accent'}
              >
                {(stat) => (
                  <li>
                    <Stat className="rp-CaseStudies-figure" size="lg" {...stat} />
                  </li>
                )}
              </ItemList>
            )}
          </li>
        )}
      </ItemList>
    </SectionFrame>
  );
}
