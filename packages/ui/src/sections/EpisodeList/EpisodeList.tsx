import { useId, type ReactNode } from 'react';
import type { ActionContent, IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { PlaySign } from '../../lib/PlaySign.tsx';
import { Action } from '../../primitives/controls/Actions/Action.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { GridPicture } from '../../primitives/layout/Grid/GridPicture.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { ItemWords } from '../../primitives/layout/ItemList/ItemWords.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';

/** A date or duration in words, and in the format of `<time datetime>`: `2025-05-12`, `PT45M`. */
interface Time {
  /** As shown. */
  label: string;
  /** Machine-readable. */
  dateTime: string;
}

/** An episode of a series to listen to. */
export interface EpisodeListItem {
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
  actions?: ActionContent[] | undefined;
}

export interface EpisodeListContent extends IntroContent {
  /** Episodes, latest first. The first is large. */
  items: EpisodeListItem[];
  /** Below the list: a link to all episodes, a button or a node. @default none */
  action?: ActionContent | undefined;
}

export type EpisodeListProps = SectionBaseProps<EpisodeListContent>;

/** Episodes: the latest is large, with its text over its cover, and the others are rows below. */
export function EpisodeList(props: EpisodeListProps) {
  const id = useId();
  const { items: episodes, action: more } = props.content;

  return (
    <SectionFrame {...props} block="rp-EpisodeList">
      <ItemList ordered items={episodes}>
        {({ title, guest, text, duration, date, picture, actions = [] }, index) => {
          const latest = index === 0;
          return (
            <li
              className="rp-EpisodeList-episode"
              data-latest={latest || undefined}
              data-cover={picture ? true : undefined}
            >
              <GridPicture className="rp-EpisodeList-cover">{picture}</GridPicture>
              <Stack gap={2} className="rp-EpisodeList-words">
                <Text className="rp-EpisodeList-times" size="sm" tone="quiet" tabular>
                  <time dateTime={date.dateTime}>{date.label}</time>
                  <time dateTime={duration.dateTime}>{duration.label}</time>
                </Text>
                <ItemWords
                  content={{ title, text }}
                  id={`${id}${index}`}
                  headingLevel={props.headingLevel}
                  size={latest ? '3xl' : 'xl'}
                >
                  <Text weight="semibold" tone="accent">
                    {guest}
                  </Text>
                </ItemWords>
              </Stack>
              {actions.length > 0 && (
                <Inline className="rp-EpisodeList-actions" gap={2}>
                  {actions.map((action, actionIndex) => (
                    <Action
                      key={actionIndex}
                      action={action}
                      size={latest ? 'md' : 'sm'}
                      variant={actionIndex ? 'ghost' : latest ? 'solid' : 'outline'}
                      icon={actionIndex ? undefined : <PlaySign />}
                      aria-describedby={`${id}${index}`}
                    />
                  ))}
                </Inline>
              )}
            </li>
          );
        }}
      </ItemList>
      {more && (
        <Inline>
          <Action action={more} variant="outline" size="lg" />
        </Inline>
      )}
    </SectionFrame>
  );
}
