import type { ReactNode } from 'react';
import type { IntroContent, LinkContent, SectionBaseProps, LinkTarget } from '../../lib/content.ts';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Card } from '../../primitives/data-display/Card/Card.tsx';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden/VisuallyHidden.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { LinkWords } from '../../primitives/layout/ItemList/LinkWords.tsx';
import { PlaySign } from '../../lib/PlaySign.tsx';

/** A video. */
export interface VideoCardsItem extends LinkTarget {
  /** Title of the video; the link of the card. */
  title: ReactNode;
  /** URL of the page that plays it. */
  href: string;
  /** What viewers learn. @default none */
  text?: ReactNode;
  /** A word or two about the link: “Members only”, “Coming soon”. It describes the link. @default none */
  detail?: ReactNode;
  /** Length of the video. */
  duration: {
    /** Duration as shown: “10:23”. */
    label: string;
    /** Duration as read out, because “10:23” sounds like a time of day: “10 minutes 23 seconds”. */
    spoken: string;
    /** Machine-readable: `PT10M23S`. */
    dateTime: string;
  };
  /** A 16:9 picture without text in it. @default the accent's background */
  picture?: ReactNode;
}

export interface VideoCardsContent extends IntroContent {
  /** Videos, one card each. */
  items: VideoCardsItem[];
  /** Link to all videos, below the list. @default none */
  all?: LinkContent | undefined;
}

export interface VideoCardsProps extends SectionBaseProps<VideoCardsContent> {
  /**
   * A decorative icon on each cover; `null` for videos that can’t be played yet.
   * @default a play symbol
   */
  icon?: ReactNode;
}

const playSign = <PlaySign />;

/** Videos to watch, each with a cover, its length and what you will learn. */
export function VideoCards({ icon = playSign, ...props }: VideoCardsProps) {
  const { items: videos, all } = props.content;
  return (
    <SectionFrame {...props} block="rp-VideoCards">
      <ItemList items={videos} gap={6} className="rp-VideoCards-list">
        {({ duration, picture, ...video }) => (
          <Card interactive padding="none" asChild>
            <li className="rp-VideoCards-video">
              <div className="rp-VideoCards-cover">
                {wrapText(picture)}
                {icon && (
                  <span className="rp-VideoCards-icon" aria-hidden="true">
                    {icon}
                  </span>
                )}
              </div>
              <Stack gap={2} className="rp-VideoCards-words">
                <Text size="sm" weight="semibold" tone="accent" tabular>
                  <time dateTime={duration.dateTime}>
                    <span aria-hidden="true">{duration.label}</span>
                    <VisuallyHidden>{duration.spoken}</VisuallyHidden>
                  </time>
                </Text>
                <LinkWords content={video} headingLevel={props.headingLevel} />
              </Stack>
            </li>
          </Card>
        )}
      </ItemList>
      {all && (
        <Text weight="semibold">
          <ContentLink link={all} />
        </Text>
      )}
    </SectionFrame>
  );
}
