import { useId, type ReactNode } from 'react';
import type { ActionContent, IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Action } from '../../primitives/controls/Actions/Action.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

/** A date or duration in words, and in the format of `<time datetime>`: `2025-05-12`, `PT45M`. */
interface Time {
  /** As shown. */
  label: string;
  /** Machine-readable. */
  dateTime: string;
}

/** An episode of a series to listen to. */
export interface Episode {
  /** Unique id. */
  id: number | string;
  /** Title of the episode. */
  title: ReactNode;
  /** Guest of the episode. */
  guest: ReactNode;
  /** Summary, in a sentence or two. */
  text: ReactNode;
  /** Duration, written as it should be read out: “45 minutes”. */
  duration: Time;
  /** Release date. */
  date: Time;
  /** A square picture without text in it. @default none */
  picture?: ReactNode;
  /**
   * Actions on the episode: links, buttons or nodes, described by the episode. The first action
   * plays it and has a play icon. @default none
   */
  actions?: ActionContent[];
}

export interface EpisodeListContent extends IntroContent {
  /** Episodes, latest first. The first is large. */
  episodes: Episode[];
  /** Below the list: a link to all episodes, a button or a node. @default none */
  action?: ActionContent;
}

export type EpisodeListProps = SectionBaseProps<EpisodeListContent>;

/** Episodes: the latest is large, with its text over its cover, and the others are rows below. */
export function EpisodeList({ content, headingLevel = 2, ...rest }: EpisodeListProps) {
  const id = useId();
  const { episodes, action: more } = content;

  return (
    <SectionFrame {...rest} block="rp-EpisodeList" content={content} headingLevel={headingLevel}>
      <Stack asChild gap={0}>
        <ol>
          {episodes.map((episode, index) => {
            const { actions = [] } = episode;
            const latest = index === 0;
            const episodeId = `${id}${index}`;
            return (
              <li
                key={index}
                className="rp-EpisodeList-episode"
                data-latest={latest || undefined}
                data-cover={episode.picture ? true : undefined}
              >
                {episode.picture && <div className="rp-EpisodeList-cover">{episode.picture}</div>}
                <Stack gap={2} className="rp-EpisodeList-words">
                  <Text className="rp-EpisodeList-times" size="sm" tone="quiet">
                    <time dateTime={episode.date.dateTime}>{episode.date.label}</time>
                    <time dateTime={episode.duration.dateTime}>{episode.duration.label}</time>
                  </Text>
                  <Heading
                    id={episodeId}
                    headingLevel={below(headingLevel)}
                    size={latest ? '3xl' : 'xl'}
                  >
                    {episode.title}
                  </Heading>
                  <Text weight="semibold" tone="accent">
                    {episode.guest}
                  </Text>
                  <Text tone="quiet">{episode.text}</Text>
                </Stack>
                {actions.length > 0 && (
                  <Inline className="rp-EpisodeList-actions" gap={2}>
                    {actions.map((action, actionIndex) => (
                      <Action
                        key={actionIndex}
                        action={action}
                        variant={actionIndex ? 'ghost' : latest ? 'solid' : 'outline'}
                        icon={actionIndex ? undefined : <PlaySign />}
                        aria-describedby={episodeId}
                      />
                    ))}
                  </Inline>
                )}
              </li>
            );
          })}
        </ol>
      </Stack>
      {more && (
        <Inline>
          <Action action={more} variant="outline" size="lg" />
        </Inline>
      )}
    </SectionFrame>
  );
}

const PlaySign = () => (
  <svg viewBox="0 0 16 16" fill="currentColor">
    <path d="M4.5 2.6v10.8a.8.8 0 0 0 1.2.7l8.3-5.4a.8.8 0 0 0 0-1.4L5.7 1.9a.8.8 0 0 0-1.2.7z" />
  </svg>
);
