'use client';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { HeadingLevel, LinkContent } from '../../lib/content.ts';
import { useLinkComponent } from '../../lib/link.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface ErrorPanelContent {
  title: string;
  /** What went wrong and what to do about it. */
  text?: string;
  /** The way out. */
  link: LinkContent;
}

export interface ErrorPanelProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  content: ErrorPanelContent;
  /** @default 2 */
  headingLevel?: HeadingLevel;
}

/**
 * Stands in for a part of a page that could not be shown. Its words are announced when it appears.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export function ErrorPanel({ content, headingLevel = 2, className, ...rest }: ErrorPanelProps) {
  const Link = useLinkComponent();
  const { title, text, link } = content;

  return (
    <div {...rest} className={clsx('rp-ErrorPanel', className)}>
      <div className="rp-ErrorPanel-words" role="alert">
        <Heading level={headingLevel} size="2xl">
          {title}
        </Heading>
        {text && <Text>{text}</Text>}
      </div>
      <Button className="rp-ErrorPanel-link" asChild variant="outline">
        {/* oxlint-disable-next-line react/static-components -- it comes from the provider, not from here */}
        <Link href={link.href}>{link.label}</Link>
      </Button>
    </div>
  );
}
