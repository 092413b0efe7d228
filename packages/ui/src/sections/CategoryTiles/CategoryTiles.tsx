import { useId, type ReactNode } from 'react';
import type { IntroContent, SectionBaseProps, LinkTarget } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Card } from '../../primitives/data-display/Card/Card.tsx';
import { Grid } from '../../primitives/layout/Grid/Grid.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
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
export function CategoryTiles({ content, headingLevel = 2, ...rest }: CategoryTilesProps) {
  const titleId = useId();
  return (
    <SectionFrame
      {...rest}
      block="rp-CategoryTiles"
      content={content}
      titleId={titleId}
      headingLevel={headingLevel}
    >
      <Grid asChild className="rp-CategoryTiles-list">
        <ul>
          {content.categories.map(({ title, text, detail, picture, ...link }, index) => (
            <Card key={index} interactive asChild>
              <li className="rp-CategoryTiles-tile">
                <Stack gap={2} className="rp-CategoryTiles-words">
                  <Heading headingLevel={below(headingLevel)} size="2xl">
                    <Link
                      variant="quiet"
                      {...link}
                      aria-describedby={detail ? `${titleId}-${index}` : undefined}
                    >
                      {title}
                    </Link>
                  </Heading>
                  {text && <Text tone="quiet">{text}</Text>}
                </Stack>
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
          ))}
        </ul>
      </Grid>
    </SectionFrame>
  );
}
