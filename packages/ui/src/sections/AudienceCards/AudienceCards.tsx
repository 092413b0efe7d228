import type { ReactNode } from 'react';
import type { Accent, ActionContent, IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Actions } from '../../primitives/controls/Actions/Actions.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { List, ListItem } from '../../primitives/text/List/List.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';

/** A group of people that a site is for. */
export interface AudienceCardsItem {
  /** Who the audience is. */
  title: ReactNode;
  /** What the site does for them, in a sentence or two. */
  text: ReactNode;
  /** Figure that proves it. @default none */
  stat?: { value: ReactNode; label: ReactNode } | undefined;
  /** What they get, a few words each. @default none */
  points?: ReactNode[] | undefined;
  /** Ways to start: links, buttons or nodes. @default none */
  actions?: ActionContent[] | undefined;
  /** Accent that tints the card. @default inherited */
  accent?: Accent | undefined;
}

export interface AudienceCardsContent extends IntroContent {
  /** The audiences, side by side where they fit. */
  items: AudienceCardsItem[];
}

export type AudienceCardsProps = SectionBaseProps<AudienceCardsContent>;

/** A card for each audience of a site, with its own way to start. */
export function AudienceCards(props: AudienceCardsProps) {
  return (
    <SectionFrame {...props} block="rp-AudienceCards">
      <ItemList items={props.content.items} gap={6} className="rp-AudienceCards-list">
        {({ title, text, stat, points = [], actions = [], accent }) => (
          <li className="rp-AudienceCards-card" data-accent={accent}>
            <Heading headingLevel={below(props.headingLevel)} size="lg">
              {title}
            </Heading>
            {stat && (
              <p className="rp-AudienceCards-figure">
                <strong className="rp-AudienceCards-value">{stat.value}</strong>{' '}
                <span>{stat.label}</span>
              </p>
            )}
            <Text>{text}</Text>
            {points.length > 0 && (
              <List marker="tick">
                {points.map((point, at) => (
                  <ListItem key={at}>{point}</ListItem>
                ))}
              </List>
            )}
            {actions.length > 0 && (
              <Actions className="rp-AudienceCards-actions" actions={actions} size="md" />
            )}
          </li>
        )}
      </ItemList>
    </SectionFrame>
  );
}
