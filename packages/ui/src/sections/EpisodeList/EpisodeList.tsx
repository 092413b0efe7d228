import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Artwork } from '../../primitives/brand/Artwork/Artwork.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

/** Words about a time, and the same for machines, as `<time>` takes it: `2025-05-12`, `PT45M`. */
interface Time {
  label: string;
  dateTime: string;
}

/** An episode of a series to listen to. */
export interface Episode {
  /** Once in the list; chooses the cover where there is no `image`. */
  id: number | string;
  /** What it is called. */
  title: string;
  /** Who is heard beside the host. */
  guest: string;
  /** What it is about, in a sentence or two. */
  description: string;
  /** As it should be read out: “45 minutes”. */
  duration: Time;
  /** When it came out. */
  date: Time;
  /** A square picture without words of its own. @default an Artwork drawn from `id` */
  image?: ReactNode;
}

export interface EpisodeListContent extends IntroContent {
  /** The latest first: it is the large one. */
  episodes: Episode[];
  /** On the button of each episode that plays it. */
  listenLabel: string;
  /** On the button of each episode that passes it on. */
  shareLabel: string;
  /** On the button below that shows more. @default no button */
  allLabel?: string;
}

export interface EpisodeListProps extends SectionBaseProps<EpisodeListContent> {
  /** The button of an episode that plays it was pressed. */
  onListen?: (episode: Episode) => void;
  /** The button of an episode that passes it on was pressed. */
  onShare?: (episode: Episode) => void;
  /** The button below was pressed. */
  onAll?: () => void;
}

/** Episodes: the latest large, its words laid over its cover, and the others in rows below. */
export function EpisodeList({
  content,
  headingLevel = 2,
  onListen,
  onShare,
  onAll,
  className,
  ...rest
}: EpisodeListProps) {
  const id = useId();
  const titleId = `${id}title`;
  const { episodes, listenLabel, shareLabel, allLabel } = content;

  return (
    <Section labelledBy={titleId} {...rest} className={clsx('rp-EpisodeList', className)}>
      <Container className="rp-EpisodeList-inner">
        <SectionIntro content={content} titleId={titleId} level={headingLevel} />
        <Stack as="ol" gap={0}>
          {episodes.map((episode, index) => {
            const latest = index === 0;
            const episodeId = `${id}${index}`;
            return (
              <li
                key={episode.id}
                className="rp-EpisodeList-episode"
                data-latest={latest || undefined}
              >
                <div className="rp-EpisodeList-cover">
                  {episode.image ?? <Artwork variant="cover" seed={String(episode.id)} />}
                </div>
                <div className="rp-EpisodeList-words">
                  <Text className="rp-EpisodeList-times" size="sm" tone="quiet">
                    <time dateTime={episode.date.dateTime}>{episode.date.label}</time>
                    <time dateTime={episode.duration.dateTime}>{episode.duration.label}</time>
                  </Text>
                  <Heading id={episodeId} level={below(headingLevel)} size={latest ? '3xl' : 'xl'}>
                    {episode.title}
                  </Heading>
                  <Text weight="semibold" tone="accent">
                    {episode.guest}
                  </Text>
                  <Text tone="quiet">{episode.description}</Text>
                </div>
                <Inline className="rp-EpisodeList-actions" gap={2}>
                  <Button
                    variant={latest ? 'solid' : 'outline'}
                    icon={<PlaySign />}
                    aria-describedby={episodeId}
                    onClick={onListen && (() => onListen(episode))}
                  >
                    {listenLabel}
                  </Button>
                  <Button
                    variant="ghost"
                    aria-describedby={episodeId}
                    onClick={onShare && (() => onShare(episode))}
                  >
                    {shareLabel}
                  </Button>
                </Inline>
              </li>
            );
          })}
        </Stack>
        {allLabel && (
          <Inline>
            <Button variant="outline" size="lg" onClick={onAll && (() => onAll())}>
              {allLabel}
            </Button>
          </Inline>
        )}
      </Container>
    </Section>
  );
}

const PlaySign = () => (
  <svg viewBox="0 0 16 16" fill="currentColor">
    <path d="M4.5 2.6v10.8a.8.8 0 0 0 1.2.7l8.3-5.4a.8.8 0 0 0 0-1.4L5.7 1.9a.8.8 0 0 0-1.2.7z" />
  </svg>
);
