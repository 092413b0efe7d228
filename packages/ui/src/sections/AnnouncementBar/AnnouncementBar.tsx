'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LinkContent, SectionBaseProps, Surface } from '../../lib/content.ts';
import { Cross } from '../../lib/Cross.tsx';
import { useWords } from '../../lib/words.ts';
import { IconButton } from '../../primitives/controls/IconButton/IconButton.tsx';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { announcementBarWords } from './AnnouncementBar.words.ts';

export interface AnnouncementBarContent {
  /** What is new, in one sentence. */
  text: ReactNode;
  /** Where visitors learn more. @default none */
  link?: LinkContent | undefined;
  /** Names the landmark. @default 'Announcement' */
  label?: string | undefined;
  /** Names the button that dismisses the bar. @default 'Dismiss' */
  dismissLabel?: string | undefined;
}

export interface AnnouncementBarProps extends Omit<
  SectionBaseProps<AnnouncementBarContent>,
  'headingLevel' | 'padding'
> {
  /** Its background. @default 'accent' */
  surface?: Surface | undefined;
  /**
   * Called when the visitor dismisses the bar. Stop rendering it, and store the choice yourself.
   * @default none: the bar cannot be dismissed
   */
  onDismiss?: (() => void) | undefined;
}

/**
 * A line above the header with news for every visitor.
 *
 * The bar stores nothing. It is a region, not an alert, because it is on the page from the start.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/region.html
 */
export function AnnouncementBar({
  content,
  surface = 'accent',
  onDismiss,
  className,
  ...rest
}: AnnouncementBarProps) {
  const words = useWords('AnnouncementBar', announcementBarWords, content);
  return (
    <Section
      aria-label={words.label}
      {...rest}
      className={clsx('rp-AnnouncementBar', className)}
      surface={surface}
      padding="none"
    >
      <Container className="rp-AnnouncementBar-inner" data-dismissible={!!onDismiss || undefined}>
        <p className="rp-AnnouncementBar-text">
          <span>{words.text}</span>{' '}
          {words.link && <ContentLink className="rp-AnnouncementBar-link" link={words.link} />}
        </p>
        {onDismiss && (
          <IconButton
            className="rp-AnnouncementBar-dismiss"
            label={words.dismissLabel}
            icon={<Cross />}
            onClick={() => onDismiss()}
          />
        )}
      </Container>
    </Section>
  );
}
