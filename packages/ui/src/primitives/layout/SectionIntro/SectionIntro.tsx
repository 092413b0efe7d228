import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel, IntroContent } from '../../../lib/content.ts';
import { Heading, type HeadingSize } from '../../text/Heading/Heading.tsx';
import { Text } from '../../text/Text/Text.tsx';

export interface SectionIntroProps extends Omit<ComponentProps<'div'>, 'title' | 'content'> {
  /** Its words. */
  content: IntroContent;
  /** Id of the title, for the section's `labelledBy`. */
  titleId?: string;
  /** Rank of the title. @default 2 */
  level?: HeadingLevel;
  /** Size of the title. @default '4xl' */
  size?: HeadingSize;
  /** Where its words stand across. @default 'start' */
  align?: 'start' | 'center';
  /** Stands below the words: links, chips. @default nothing */
  children?: ReactNode;
}

/** Opens a section: its title, and few words around it. */
export function SectionIntro({
  content,
  titleId,
  level = 2,
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
      <Heading id={titleId} level={level} size={size}>
        {title}
      </Heading>
      {text && (
        <Text className="rp-SectionIntro-text" size="lg" tone="quiet">
          {text}
        </Text>
      )}
      {children}
    </div>
  );
}
