import { type ReactElement, type ReactNode } from 'react';
import type { IntroContent, LinkContent, SectionBaseProps } from '../../lib/content.ts';
import { Icon } from '../../primitives/data-display/Icon/Icon.tsx';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { Card } from '../../primitives/data-display/Card/Card.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';
import { ItemMark } from '../../primitives/layout/ItemList/ItemMark.tsx';
import { ItemWords } from '../../primitives/layout/ItemList/ItemWords.tsx';

/** A way to get help. */
export interface SupportChannelsItem {
  /** Name of the channel. */
  title: ReactNode;
  /** What it is good for. */
  text: ReactNode;
  /** Opening hours or response time. @default none */
  detail?: ReactNode;
  /** Link to the channel. @default none */
  link?: LinkContent | undefined;
  /** One decorative `<svg>`. @default none */
  icon?: ReactElement | undefined;
}

export interface SupportChannelsContent extends IntroContent {
  /** Ways to get help, quickest first. */
  items: SupportChannelsItem[];
}

export type SupportChannelsProps = SectionBaseProps<SupportChannelsContent>;

/** Ways to get in touch, side by side in one panel. */
export function SupportChannels(props: SupportChannelsProps) {
  return (
    <SectionFrame {...props} block="rp-SupportChannels" align="center">
      <Card padding="none" className="rp-SupportChannels-panel">
        <ItemList items={props.content.items} className="rp-SupportChannels-list">
          {({ detail, link, icon, ...channel }) => (
            <li className="rp-SupportChannels-channel">
              {icon && (
                <ItemMark className="rp-SupportChannels-icon">
                  <Icon size="lg">{icon}</Icon>
                </ItemMark>
              )}
              <ItemWords content={channel} headingLevel={props.headingLevel} />
              {detail && <Text weight="semibold">{detail}</Text>}
              {link && (
                <Text className="rp-SupportChannels-link" weight="semibold">
                  <ContentLink link={link} />
                </Text>
              )}
            </li>
          )}
        </ItemList>
      </Card>
    </SectionFrame>
  );
}
