import type { ReactNode } from 'react';
import type { IntroContent, LinkContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { LineIcon } from '../../lib/LineIcon.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Icon } from '../../primitives/data-display/Icon/Icon.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { Grid } from '../../primitives/layout/Grid/Grid.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';

/** A link of a topic. */
export interface TopicLinkContent extends LinkContent {
  /** A word or two about the link, in place of its arrow: “Coming soon”. `null` for neither. @default the arrow */
  detail?: ReactNode;
}

/** A topic with its links. */
export interface TopicListsItem {
  /** Name of the topic. */
  title: ReactNode;
  /** Links, most popular first. */
  links: TopicLinkContent[];
}

export interface TopicListsContent extends IntroContent {
  /** Topics, one list each. */
  items: TopicListsItem[];
}

export type TopicListsProps = SectionBaseProps<TopicListsContent>;

/** Lists of links by topic, set like the contents page of a magazine. */
export function TopicLists(props: TopicListsProps) {
  return (
    <SectionFrame {...props} block="rp-TopicLists">
      <Grid columns={1} gap={12} align="start" className="rp-TopicLists-topics">
        {props.content.items.map(({ title, links }, index) => (
          <div key={index} className="rp-TopicLists-topic">
            <Heading headingLevel={below(props.headingLevel)} size="xl">
              {title}
            </Heading>
            <ItemList items={links} className="rp-TopicLists-list">
              {({ label, detail, ...link }) => (
                <li className="rp-TopicLists-item">
                  <Link className="rp-TopicLists-link" variant="quiet" {...link}>
                    <span>{label}</span>
                    {detail && (
                      <Text asChild className="rp-TopicLists-detail" size="sm" tone="quiet">
                        <span>{detail}</span>
                      </Text>
                    )}
                    {detail === undefined && (
                      <Icon className="rp-TopicLists-arrow" size="sm" directional>
                        <LineIcon path="M2.5 8h11M9 3.5 13.5 8 9 12.5" strokeWidth="1.5" />
                      </Icon>
                    )}
                  </Link>
                </li>
              )}
            </ItemList>
          </div>
        ))}
      </Grid>
    </SectionFrame>
  );
}
