import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

/** Someone, or with the layout `photos` a group. */
export interface TeamGridPerson {
  /** Who it is. */
  name: string;
  /** What they do. */
  role?: string;
  /** A sentence or two about them. */
  text?: string;
  /** An `Artwork` portrait or an `img`; several stand beside each other in one frame. Cropped to fill its box. @default none */
  picture?: ReactNode;
}

export interface TeamGridContent extends IntroContent {
  /** In reading order. */
  people: TeamGridPerson[];
}

export interface TeamGridProps extends SectionBaseProps<TeamGridContent> {
  /**
   * `portraits`: faces in a disc, a rounded square, an arch and so on, the words below. `photos`:
   * pictures edge to edge of different widths, the words on a label across the picture. @default 'portraits'
   */
  layout?: 'portraits' | 'photos';
}

/** The people behind something, by face and name. */
export function TeamGrid({
  content,
  layout = 'portraits',
  headingLevel = 2,
  className,
  ...rest
}: TeamGridProps) {
  const titleId = useId();

  return (
    <Section labelledBy={titleId} {...rest} className={clsx('rp-TeamGrid', className)}>
      <Container className="rp-TeamGrid-inner">
        <SectionIntro content={content} titleId={titleId} level={headingLevel} />
        <Stack as="ul" className="rp-TeamGrid-list" data-layout={layout}>
          {content.people.map(({ name, role, text, picture }) => (
            <li key={name} className="rp-TeamGrid-person">
              {picture && <div className="rp-TeamGrid-picture">{picture}</div>}
              <div className="rp-TeamGrid-words">
                <Heading level={below(headingLevel)} size={layout === 'photos' ? 'lg' : 'xl'}>
                  {name}
                </Heading>
                {role && (
                  <Text size="sm" weight="medium" tone={layout === 'photos' ? 'quiet' : 'accent'}>
                    {role}
                  </Text>
                )}
                {text && <Text tone="quiet">{text}</Text>}
              </div>
            </li>
          ))}
        </Stack>
      </Container>
    </Section>
  );
}
