import { type ReactElement, type ReactNode } from 'react';
import type { IntroContent, LinkContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Icon } from '../../primitives/data-display/Icon/Icon.tsx';
import { ContentLink } from '../../primitives/controls/Link/ContentLink.tsx';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface SupportChannelsContent extends IntroContent {
  /** Ways to get help, quickest first. */
  channels: {
    /** Name of the channel. */
    title: ReactNode;
    /** What it is good for. */
    text: ReactNode;
    /** Opening hours or response time. @default none */
    detail?: ReactNode;
    /** Link to the channel. @default none */
    link?: LinkContent;
    /** One decorative `<svg>`. @default none */
    icon?: ReactElement;
  }[];
}

export type SupportChannelsProps = SectionBaseProps<SupportChannelsContent>;

/** Ways to get in touch, side by side in one panel. */
export function SupportChannels({ content, headingLevel = 2, ...rest }: SupportChannelsProps) {
  return (
    <SectionFrame
      {...rest}
      block="rp-SupportChannels"
      content={content}
      headingLevel={headingLevel}
      align="center"
    >
      <div className="rp-SupportChannels-panel">
        <Stack asChild gap={0} className="rp-SupportChannels-list">
          <ul>
            {content.channels.map(({ title, text, detail, link, icon }, index) => (
              <li key={index} className="rp-SupportChannels-channel">
                {icon && (
                  <Icon className="rp-SupportChannels-icon" size="lg">
                    {icon}
                  </Icon>
                )}
                <Heading headingLevel={below(headingLevel)} size="xl">
                  {title}
                </Heading>
                <Text tone="quiet">{text}</Text>
                {detail && <Text weight="semibold">{detail}</Text>}
                {link && (
                  <Text className="rp-SupportChannels-link" weight="semibold">
                    <ContentLink link={link} />
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </Stack>
      </div>
    </SectionFrame>
  );
}
