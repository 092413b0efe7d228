import type { ReactNode } from 'react';
import type { HeadingLevel, IntroContent } from '../../../lib/content.ts';
import { below } from '../../../lib/heading-level.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { Heading, type HeadingProps } from '../../text/Heading/Heading.tsx';
import { Text, type TextProps } from '../../text/Text/Text.tsx';

export interface ItemWordsProps extends Pick<HeadingProps, 'id' | 'size'> {
  /** The words. */
  content: IntroContent;
  /** Heading level of the section. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** How many levels the title is below the section’s. @default 1 */
  depth?: number | undefined;
  /** Size of the text. @default 'md' */
  textSize?: TextProps['size'] | undefined;
  /** Content between title and text. @default nothing */
  children?: ReactNode;
}

/** The eyebrow, title and text of an item, for a box that spaces them. */
export function ItemWords({
  content: { eyebrow, title, text },
  headingLevel,
  depth,
  size = 'xl',
  textSize,
  id,
  children,
}: ItemWordsProps) {
  return (
    <>
      {eyebrow && (
        <Text size="sm" weight="semibold" tone="accent">
          {eyebrow}
        </Text>
      )}
      <Heading id={id} headingLevel={below(headingLevel, depth)} size={size}>
        {title}
      </Heading>
      {wrapText(children)}
      {text && (
        <Text size={textSize} tone="quiet">
          {text}
        </Text>
      )}
    </>
  );
}
