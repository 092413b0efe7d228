import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { LinkContent, SectionBaseProps } from '../../lib/content.ts';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Action } from '../../primitives/controls/Actions/Action.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface ErrorPanelContent {
  /** Says that something went wrong, in a word or two. */
  title: ReactNode;
  /** What went wrong, and what to do about it. @default none */
  text?: ReactNode;
  /** Link to a way out. */
  link: LinkContent;
}

export interface ErrorPanelProps extends Omit<
  SectionBaseProps<ErrorPanelContent>,
  'surface' | 'padding'
> {
  /** A picture beside the text; decorative. @default none */
  picture?: ReactNode;
  /** Another action before the link: a `Button` that tries again. @default nothing */
  children?: ReactNode;
}

/**
 * Replaces a part of a page that could not be shown. Its text is announced when it appears.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export function ErrorPanel({
  content,
  picture,
  children,
  headingLevel = 2,
  accent,
  className,
  ...rest
}: ErrorPanelProps) {
  const titleId = useId();
  const { title, text, link } = content;

  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={clsx('rp-ErrorPanel', className)}
      data-accent={accent}
    >
      <div className="rp-ErrorPanel-words" role="alert">
        <Heading id={titleId} headingLevel={headingLevel} size="2xl">
          {title}
        </Heading>
        {text && <Text>{text}</Text>}
      </div>
      <Inline className="rp-ErrorPanel-actions">
        {wrapText(children)}
        <Action action={link} variant="outline" />
      </Inline>
      {picture && <div className="rp-ErrorPanel-picture">{picture}</div>}
    </section>
  );
}
