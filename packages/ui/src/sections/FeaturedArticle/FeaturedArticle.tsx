import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { IntroContent, SectionBaseProps, LinkTarget } from '../../lib/content.ts';
import { Byline, type BylineContent } from '../../primitives/data-display/Byline/Byline.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Icon } from '../../primitives/data-display/Icon/Icon.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { GridPicture } from '../../primitives/layout/Grid/GridPicture.tsx';
import { LinkWords } from '../../primitives/layout/ItemList/LinkWords.tsx';

/** The eyebrow says that the article is featured, or its topic; title and text are the article's own. */
export interface FeaturedArticleContent extends IntroContent, LinkTarget {
  /** URL of the article. */
  href: string;
  /** Author, date and reading time. @default none */
  byline?: BylineContent | undefined;
  /**
   * A word or two about the link, in place of its arrow: “Members only”, “Coming soon”. It describes
   * the link. `null` for neither. @default the arrow
   */
  detail?: ReactNode;
  /** A cover that fills its box: an `img` or an `svg`. @default none: the panel takes the full width */
  picture?: ReactNode;
}

export type FeaturedArticleProps = SectionBaseProps<FeaturedArticleContent>;

/** The one article to read first: its cover, and its text on a panel that overlaps the cover. */
export function FeaturedArticle({
  content,
  headingLevel,
  className,
  ...rest
}: FeaturedArticleProps) {
  const titleId = useId();
  const { byline, picture, detail } = content;

  return (
    <Section aria-labelledby={titleId} {...rest} className={clsx('rp-FeaturedArticle', className)}>
      <Container>
        <article className="rp-FeaturedArticle-inner" data-cover={picture ? true : undefined}>
          {/* Comes before the cover in the DOM, but below or beside it on the page. */}
          <div className="rp-FeaturedArticle-panel">
            <LinkWords
              content={content}
              id={titleId}
              headingLevel={headingLevel}
              depth={0}
              size="3xl"
              textSize="lg"
            />
            {byline && <Byline content={byline} />}
            {detail === undefined && (
              <span className="rp-FeaturedArticle-arrow">
                <Icon directional>
                  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
                    <path d="M4 12h16m-7-7 7 7-7 7" strokeLinecap="round" strokeLinejoin="round" />
                  </svg>
                </Icon>
              </span>
            )}
          </div>
          <GridPicture className="rp-FeaturedArticle-cover">{picture}</GridPicture>
        </article>
      </Container>
    </Section>
  );
}
