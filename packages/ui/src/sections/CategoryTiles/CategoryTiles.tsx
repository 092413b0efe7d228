import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { IntroContent, SectionBaseProps, LinkTarget } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Card } from '../../primitives/data-display/Card/Card.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Grid } from '../../primitives/layout/Grid/Grid.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface CategoryTilesContent extends IntroContent {
  /** One tile per category. */
  categories: (LinkTarget & {
    /** Name of the category; the link of the tile. */
    title: ReactNode;
    /** URL of the category. */
    href: string;
    /** A sentence about what is inside. @default none */
    text?: ReactNode;
    /** A word or two: “12 articles”, “Coming soon”. It describes the link. @default none */
    detail?: ReactNode;
    /** A square picture without text, in the corner. @default none */
    picture?: ReactNode;
  })[];
}

export type CategoryTilesProps = SectionBaseProps<CategoryTilesContent>;

/** Tiles that link to the categories of a blog or a help center. Rows are always full. */
export function CategoryTiles({
  content,
  headingLevel = 2,
  className,
  ...rest
}: CategoryTilesProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} {...rest} className={clsx('rp-CategoryTiles', className)}>
      <Container className="rp-CategoryTiles-inner">
        <SectionIntro content={content} titleId={titleId} headingLevel={headingLevel} />
        <Grid asChild className="rp-CategoryTiles-list">
          <ul>
            {content.categories.map(
              ({ title, href, target, rel, text, detail, picture }, index) => (
                <Card key={index} interactive asChild>
                  <li className="rp-CategoryTiles-tile">
                    <div className="rp-CategoryTiles-words">
                      <Heading headingLevel={below(headingLevel)} size="2xl">
                        <Link
                          variant="quiet"
                          href={href}
                          target={target}
                          rel={rel}
                          aria-describedby={detail ? `${titleId}-${index}` : undefined}
                        >
                          {title}
                        </Link>
                      </Heading>
                      {text && <Text tone="quiet">{text}</Text>}
                    </div>
                    {detail && (
                      <Text
                        id={`${titleId}-${index}`}
                        className="rp-CategoryTiles-detail"
                        size="sm"
                        weight="semibold"
                      >
                        {detail}
                      </Text>
                    )}
                    {picture && <div className="rp-CategoryTiles-picture">{picture}</div>}
                  </li>
                </Card>
              ),
            )}
          </ul>
        </Grid>
      </Container>
    </Section>
  );
}
