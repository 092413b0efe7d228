import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { columnsFor } from '../../lib/columns.ts';
import type { Accent, IntroContent, SectionBaseProps, LinkTarget } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Avatar } from '../../primitives/data-display/Avatar/Avatar.tsx';
import { Chip } from '../../primitives/controls/Chip/Chip.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

/** A member of the community. */
export interface MemberContent extends LinkTarget {
  /** Name of the member. */
  name: string;
  /** What they do, and where. */
  role?: ReactNode;
  /** A sentence or two about them. */
  text?: ReactNode;
  /** Topics to ask them about. @default none */
  topics?: ReactNode[];
  /** Accent of the card, the same for members of one kind. @default inherited */
  accent?: Accent;
  /** URL of a photo. @default the initials */
  src?: string;
  /** A drawing instead of a photo, decorative. @default none */
  picture?: ReactNode;
  /** URL of a page about them. @default no link */
  href?: string;
}

export interface MemberCardsContent extends IntroContent {
  /** Members, one card each. */
  members: MemberContent[];
}

export type MemberCardsProps = SectionBaseProps<MemberCardsContent>;

/** Members of a community, each with a portrait and an accent. */
export function MemberCards({ content, headingLevel = 2, className, ...rest }: MemberCardsProps) {
  const titleId = useId();
  const { members } = content;

  return (
    <Section aria-labelledby={titleId} {...rest} className={clsx('rp-MemberCards', className)}>
      <Container className="rp-MemberCards-inner">
        <SectionIntro content={content} titleId={titleId} headingLevel={headingLevel} />
        <Stack
          asChild
          gap={0}
          className="rp-MemberCards-list"
          data-columns={columnsFor(members.length)}
        >
          <ul>
            {members.map(
              (
                { name, role, text, topics = [], accent, src, picture, href, target, rel },
                index,
              ) => (
                <li key={index} className="rp-MemberCards-member" data-accent={accent}>
                  <div className="rp-MemberCards-mark">
                    <Avatar name={name} src={src} picture={picture} size="xl" decorative />
                  </div>
                  <div className="rp-MemberCards-words">
                    <Heading headingLevel={below(headingLevel)} size="xl">
                      {href ? (
                        <Link variant="quiet" href={href} target={target} rel={rel}>
                          {name}
                        </Link>
                      ) : (
                        name
                      )}
                    </Heading>
                    {role && (
                      <Text size="sm" weight="semibold" tone="accent">
                        {role}
                      </Text>
                    )}
                    {text && <Text tone="quiet">{text}</Text>}
                    {topics.length > 0 && (
                      <Inline asChild gap={2} className="rp-MemberCards-topics">
                        <ul>
                          {topics.map((topic, topicIndex) => (
                            <li key={topicIndex}>
                              <Chip>{topic}</Chip>
                            </li>
                          ))}
                        </ul>
                      </Inline>
                    )}
                  </div>
                </li>
              ),
            )}
          </ul>
        </Stack>
      </Container>
    </Section>
  );
}
