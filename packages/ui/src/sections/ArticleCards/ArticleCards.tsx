import type { ReactNode } from 'react';
import { columnsFor } from '../../lib/columns.ts';
import type {
  IntroContent,
  PictureShape,
  SectionBaseProps,
  LinkTarget,
} from '../../lib/content.ts';
import { Byline, type BylineContent } from '../../primitives/data-display/Byline/Byline.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { GridPicture } from '../../primitives/layout/Grid/GridPicture.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { LinkWords } from '../../primitives/layout/ItemList/LinkWords.tsx';

/** A link to an article. */
export interface ArticleCardsItem extends LinkTarget {
  /** Headline, and the text of the link. */
  title: ReactNode;
  /** One-sentence summary. */
  text?: ReactNode;
  /** URL of the article. */
  href: string;
  /** Topic, in a word or two. */
  topic?: ReactNode;
  /** Author, date and reading time. @default none */
  byline?: BylineContent | undefined;
  /** A word or two about the link: “Members only”, “Coming soon”. It describes the link. @default none */
  detail?: ReactNode;
  /** A cover that fills its box: an `img` or an `svg`. @default none */
  picture?: ReactNode;
  /** Shape of the picture. @default a rounded rectangle */
  pictureShape?: PictureShape | undefined;
}

export interface ArticleCardsContent extends IntroContent {
  /** Articles, newest first. */
  items: ArticleCardsItem[];
}

export type ArticleCardsProps = SectionBaseProps<ArticleCardsContent>;

/** Several articles to choose from, each with its cover. */
export function ArticleCards(props: ArticleCardsProps) {
  const { items: articles } = props.content;
  return (
    <SectionFrame {...props} block="rp-ArticleCards">
      <ItemList
        items={articles}
        className="rp-ArticleCards-list"
        columns={columnsFor(articles.length)}
      >
        {({ topic, byline, picture, pictureShape, ...article }) => (
          <li className="rp-ArticleCards-item">
            <GridPicture className="rp-ArticleCards-cover" shape={pictureShape}>
              {picture}
            </GridPicture>
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
