import type { ReactNode } from 'react';
import { columnsFor } from '../../lib/columns.ts';
import type { Accent, IntroContent, SectionBaseProps, LinkTarget } from '../../lib/content.ts';
import { Avatar } from '../../primitives/data-display/Avatar/Avatar.tsx';
import { ChipList } from '../../primitives/controls/Chip/ChipList.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { LinkWords } from '../../primitives/layout/ItemList/LinkWords.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { ItemList } from '../../primitives/layout/ItemList/ItemList.tsx';

/** A member of the community. */
export interface MemberCardsItem extends LinkTarget {
  /** Name of the member. */
  name: string;
  /** What they do, and where. */
  role?: ReactNode;
  /** A sentence or two about them. */
  text?: ReactNode;
  /** Topics to ask them about. @default none */
  topics?: ReactNode[] | undefined;
  /** Accent of the card, the same for members of one kind. @default inherited */
  accent?: Accent | undefined;
  /** URL of a photo. @default the initials */
  src?: string | undefined;
  /** A drawing instead of a photo, decorative. @default none */
  picture?: ReactNode;
  /** URL of a page about them. @default no link */
  href?: string | undefined;
}

export interface MemberCardsContent extends IntroContent {
  /** Members, one card each. */
  items: MemberCardsItem[];
}

export type MemberCardsProps = SectionBaseProps<MemberCardsContent>;

/** Members of a community, each with a portrait and an accent. */
export function MemberCards(props: MemberCardsProps) {
  const { items: members } = props.content;

  return (
    <SectionFrame {...props} block="rp-MemberCards">
      <ItemList
        items={members}
        gap={6}
        className="rp-MemberCards-list"
        columns={columnsFor(members.length)}
      >
        {({ name, role, topics = [], accent, src, picture, ...member }) => (
          <li className="rp-MemberCards-member" data-accent={accent}>
            <div className="rp-MemberCards-mark">
              <Avatar name={name} src={src} picture={picture} size="xl" decorative />
            </div>
            <Stack gap={2} className="rp-MemberCards-words">
              <LinkWords content={{ ...member, title: name }} headingLevel={props.headingLevel}>
                {role && (
                  <Text size="sm" weight="semibold" tone="accent">
                    {role}
                  </Text>
                )}
              </LinkWords>
              <ChipList
                chips={topics.map((label) => ({ label }))}
                className="rp-MemberCards-topics"
              />
            </Stack>
          </li>
        )}
      </ItemList>
    </SectionFrame>
  );
}
