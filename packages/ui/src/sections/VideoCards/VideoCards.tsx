import { useId, type ReactNode } from 'react';
import type { IntroContent, LinkContent, SectionBaseProps, LinkTarget } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Card } from '../../primitives/data-display/Card/Card.tsx';
import { Grid } from '../../primitives/layout/Grid/Grid.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden/VisuallyHidden.tsx';

export interface VideoCardsContent extends IntroContent {
  /** Videos, one card each. */
  videos: (LinkTarget & {
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
    /** A 16:9 picture without text in it. @default the ground of the accent */
    picture?: ReactNode;
  })[];
  /** Link to all videos, below the list. @default none */
  all?: LinkContent;
}

export interface VideoCardsProps extends SectionBaseProps<VideoCardsContent> {
  /** A decorative icon on each cover. @default a sign that says play */
  icon?: ReactNode;
}

/** Videos to watch, each with a cover, its length and what you will learn. */
export function VideoCards({ content, icon, headingLevel = 2, ...rest }: VideoCardsProps) {
  const titleId = useId();
  const { videos, all } = content;
  return (
    <SectionFrame
      {...rest}
      block="rp-VideoCards"
      content={content}
      titleId={titleId}
      headingLevel={headingLevel}
    >
      <Grid asChild className="rp-VideoCards-list">
        <ul>
          {videos.map(({ title, text, detail, duration, picture, ...link }, index) => (
            <Card key={index} interactive padding="none" asChild>
              <li className="rp-VideoCards-video">
                <div className="rp-VideoCards-cover">
                  {wrapText(picture)}
                  <span className="rp-VideoCards-icon" aria-hidden="true">
                    {icon ?? <PlaySign />}
                  </span>
                </div>
                <div className="rp-VideoCards-words">
                  <Text size="sm" weight="semibold" tone="accent" tabular>
                    <time dateTime={duration.dateTime}>
                      <span aria-hidden="true">{duration.label}</span>
                      <VisuallyHidden>{duration.spoken}</VisuallyHidden>
                    </time>
                  </Text>
                  <Heading headingLevel={below(headingLevel)} size="xl">
                    <Link
                      variant="quiet"
                      {...link}
                      aria-describedby={detail ? `${titleId}-${index}` : undefined}
                    >
                      {title}
                    </Link>
                  </Heading>
                  {text && <Text tone="quiet">{text}</Text>}
                  {detail && (
                    <Text
                      id={`${titleId}-${index}`}
                      className="rp-VideoCards-detail"
                      size="sm"
                      weight="semibold"
                    >
                      {detail}
                    </Text>
                  )}
                </div>
              </li>
            </Card>
          ))}
        </ul>
      </Grid>
      {all && (
        <Text weight="semibold">
          <ContentLink link={all} />
        </Text>
      )}
    </SectionFrame>
  );
}

const PlaySign = () => (
  <svg viewBox="0 0 16 16" fill="currentColor">
    <path d="M4.5 2.6v10.8a.8.8 0 0 0 1.2.7l8.3-5.4a.8.8 0 0 0 0-1.4L5.7 1.9a.8.8 0 0 0-1.2.7z" />
  </svg>
);
