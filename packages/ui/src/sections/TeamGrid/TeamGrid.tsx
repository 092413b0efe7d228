import type { ReactNode } from 'react';
import type { IntroContent, PictureShape, SectionBaseProps } from '../../lib/content.ts';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { GridPicture } from '../../primitives/layout/Grid/GridPicture.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { ItemWords } from '../../primitives/layout/ItemList/ItemWords.tsx';

/** A person, or a group in the `photos` layout. */
export interface TeamGridItem {
  /** Name of the person or group. */
  name: ReactNode;
  /** What they do. */
  role?: ReactNode;
  /** A sentence or two about them. */
  text?: ReactNode;
  /** An `svg` or an `img`, cropped to fill its box. Several share one frame side by side. @default none */
  picture?: ReactNode;
  /** Shape of the picture. @default a rounded rectangle */
  pictureShape?: PictureShape | undefined;
}

export interface TeamGridContent extends IntroContent {
  /** In reading order. */
  items: TeamGridItem[];
}

export interface TeamGridProps extends SectionBaseProps<TeamGridContent> {
  /**
   * `portraits`: square pictures of one size, with the text below.
   * `photos`: pictures edge to edge in different widths, with the text on a label. @default 'portraits'
   */
  layout?: 'portraits' | 'photos' | undefined;
}

/** The people behind something, with pictures and names. */
export function TeamGrid({ layout = 'portraits', ...props }: TeamGridProps) {
  const photos = layout === 'photos';
  return (
    <SectionFrame {...props} block="rp-TeamGrid">
      <ItemList
        items={props.content.items}
        gap={8}
        className="rp-TeamGrid-list"
        data-layout={layout}
      >
        {({ name, role, text, picture, pictureShape }) => (
          <li className="rp-TeamGrid-person">
            <GridPicture className="rp-TeamGrid-picture" shape={pictureShape}>
              {picture}
            </GridPicture>
            <Stack gap={1} className="rp-TeamGrid-words">
              <ItemWords
                content={{ title: name, text }}
                headingLevel={props.headingLevel}
                size={photos ? 'lg' : 'xl'}
              >
                {role && (
                  <Text size="sm" weight="medium" tone={photos ? 'quiet' : 'accent'}>
                    {role}
                  </Text>
                )}
              </ItemWords>
            </Stack>
          </li>
        )}
      </ItemList>
    </SectionFrame>
  );
}
