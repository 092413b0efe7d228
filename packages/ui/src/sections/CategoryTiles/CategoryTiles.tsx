import { useId, type ReactNode } from 'react';
import type {
  IntroContent,
  PictureShape,
  SectionBaseProps,
  LinkTarget,
} from '../../lib/content.ts';
import { Card } from '../../primitives/data-display/Card/Card.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { GridPicture } from '../../primitives/layout/Grid/GridPicture.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { ItemWords } from '../../primitives/layout/ItemList/ItemWords.tsx';

/** A category. */
export interface CategoryTilesItem extends LinkTarget {
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
  /** Shape of the picture. @default a rounded rectangle */
  pictureShape?: PictureShape | undefined;
}

export interface CategoryTilesContent extends IntroContent {
  /** One tile per category. */
  items: CategoryTilesItem[];
}

export type CategoryTilesProps = SectionBaseProps<CategoryTilesContent>;

/** Tiles that link to the categories of a blog or a help center. Rows are always full. */
export function CategoryTiles(props: CategoryTilesProps) {
  const id = useId();
  return (
    <SectionFrame {...props} block="rp-CategoryTiles">
      <ItemList items={props.content.items} gap={5} className="rp-CategoryTiles-list">
        {({ title, text, detail, picture, pictureShape, ...target }, index) => {
          const detailId = detail ? `${id}-${index}` : undefined;
          const link = (
            <Link variant="quiet" {...target} aria-describedby={detailId}>
              {title}
            </Link>
          );
          return (
            <Card interactive asChild>
              <li className="rp-CategoryTiles-tile">
                <Stack gap={2} className="rp-CategoryTiles-words">
                  <ItemWords
                    content={{ title: link, text }}
                    headingLevel={props.headingLevel}
                    size="xl"
                  />
                </Stack>
                {detail && (
                  <Text
                    id={detailId}
                    className="rp-CategoryTiles-detail"
                    size="sm"
                    weight="semibold"
                  >
                    {detail}
                  </Text>
                )}
                <GridPicture className="rp-CategoryTiles-picture" shape={pictureShape}>
                  {picture}
                </GridPicture>
              </li>
            </Card>
          );
        }}
      </ItemList>
    </SectionFrame>
  );
}
