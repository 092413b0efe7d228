import { useId, type ReactNode } from 'react';
import { columnsFor } from '../../lib/columns.ts';
import type { IntroContent, SectionBaseProps, LinkTarget } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Byline, type BylineContent } from '../../primitives/data-display/Byline/Byline.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

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
export function ArticleCards({ content, headingLevel = 2, ...rest }: ArticleCardsProps) {
  const titleId = useId();
  const { articles } = content;

  return (
    <SectionFrame
      {...rest}
      block="rp-ArticleCards"
      content={content}
      titleId={titleId}
      headingLevel={headingLevel}
    >
      <Stack
        asChild
        gap={0}
        className="rp-ArticleCards-list"
        data-columns={columnsFor(articles.length)}
      >
        <ul>
          {articles.map(({ title, text, topic, byline, detail, picture, ...link }, index) => (
            <li key={index} className="rp-ArticleCards-item">
              {picture && <div className="rp-ArticleCards-cover">{picture}</div>}
              <article className="rp-ArticleCards-words">
                {topic && (
                  <Text size="sm" weight="semibold" tone="accent">
                    {topic}
                  </Text>
                )}
                <Heading headingLevel={below(headingLevel)} size="xl">
                  <Link
                    variant="quiet"
                    {...link}
                    aria-describedby={detail ? `${titleId}-${index}` : undefined}
                    className="rp-ArticleCards-link"
                  >
                    {title}
                  </Link>
                </Heading>
                {text && <Text tone="quiet">{text}</Text>}
                {detail && (
                  <Text id={`${titleId}-${index}`} size="sm" weight="semibold">
                    {detail}
                  </Text>
                )}
                {byline && <Byline content={byline} className="rp-ArticleCards-byline" />}
              </article>
            </li>
          ))}
        </ul>
      </Stack>
    </SectionFrame>
  );
}
