import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel, IntroContent } from '../../../lib/content.ts';
import { wrapText } from '../../../lib/wrap-text.tsx';
import { Heading, type HeadingSize } from '../../text/Heading/Heading.tsx';
import { Text } from '../../text/Text/Text.tsx';

export interface SectionIntroProps extends Omit<ComponentProps<'div'>, 'title' | 'content'> {
  /** The text to show. */
  content: IntroContent;
  /** Id of the title, for the section's `aria-labelledby`. */
  titleId?: string | undefined;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Size of the title. @default '4xl' */
  size?: HeadingSize | undefined;
  /** Horizontal alignment. @default 'start' */
  align?: 'start' | 'center' | undefined;
  /** Content below the text, such as links or chips. @default nothing */
  children?: ReactNode;
}

/** Opens a section with its title and a few words around it. */
export function SectionIntro({
  content,
  titleId,
  headingLevel = 2,
  size = '4xl',
  align = 'start',
  className,
  children,
  ...rest
}: SectionIntroProps) {
  const { eyebrow, title, text } = content;
  return (
    <div {...rest} className={clsx('rp-SectionIntro', className)} data-align={align}>
      {eyebrow && (
        <Text size="sm" weight="semibold" tone="accent">
          {eyebrow}
        </Text>
      )}
      <Heading id={titleId} headingLevel={headingLevel} size={size}>
        {title}
      </Heading>
      {text && (
        <Text className="rp-SectionIntro-text" size="lg" tone="quiet">
          {text}
        </Text>
      )}
      {wrapText(children)}
    </div>
  );
}
