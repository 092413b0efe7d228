import type { ReactNode } from 'react';
import { columnsFor } from '../../lib/columns.ts';
import type { IntroContent, SectionBaseProps, LinkTarget } from '../../lib/content.ts';
import { Byline, type BylineContent } from '../../primitives/data-display/Byline/Byline.tsx';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
import { ItemPicture } from '../../primitives/layout/Grid/ItemPicture.tsx';
import { ItemList } from '../../primitives/layout/SectionIntro/Items.tsx';
import { LinkWords } from '../../primitives/layout/SectionIntro/LinkWords.tsx';

/** A link to an article. */
export interface ArticleContent extends LinkTarget {
  /** Headline, and the text of the link. */
  title: ReactNode;
  /** One-sentence summary. */
  text?: ReactNode;
  /** URL of the article. */
  href: string;
  /** Topic, in a word or two. */
  topic?: ReactNode;
  /** Author, date and reading time. @default none */
  byline?: BylineContent;
  /** A word or two about the link: “Members only”, “Coming soon”. It describes the link. @default none */
  detail?: ReactNode;
  /** A cover that fills its box: an `img` or an `svg`. @default none */
  picture?: ReactNode;
}

export interface ArticleCardsContent extends IntroContent {
  /** Articles, newest first. */
  articles: ArticleContent[];
}

export type ArticleCardsProps = SectionBaseProps<ArticleCardsContent>;

/** Several articles to choose from, each with its cover. */
export function ArticleCards(props: ArticleCardsProps) {
  const { articles } = props.content;
  return (
    <SectionFrame {...props} block="rp-ArticleCards">
      <ItemList
        items={articles}
        className="rp-ArticleCards-list"
        columns={columnsFor(articles.length)}
      >
        {({ topic, byline, picture, ...article }) => (
          <li className="rp-ArticleCards-item">
            <ItemPicture className="rp-ArticleCards-cover">{picture}</ItemPicture>
            <article className="rp-ArticleCards-words">
              <LinkWords
                content={{ ...article, eyebrow: topic }}
                headingLevel={props.headingLevel}
              />
              {byline && <Byline content={byline} className="rp-ArticleCards-byline" />}
            </article>
          </li>
        )}
      </ItemList>
    </SectionFrame>
  );
}
