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

/** A person, or a group in the `photos` layout. */
export interface TeamGridPerson {
  /** Name of the person or group. */
  name: ReactNode;
  /** What they do. */
  role?: ReactNode;
  /** A sentence or two about them. */
  text?: ReactNode;
  /** An `svg` or an `img`, cropped to fill its box. Several share one frame side by side. @default none */
  picture?: ReactNode;
}

export interface TeamGridContent extends IntroContent {
  /** In reading order. */
  people: TeamGridPerson[];
}

export interface TeamGridProps extends SectionBaseProps<TeamGridContent> {
  /**
   * `portraits`: square pictures of one size, with the text below.
   * `photos`: pictures edge to edge in different widths, with the text on a label. @default 'portraits'
   */
  layout?: 'portraits' | 'photos';
}

/** The people behind something, with pictures and names. */
export function TeamGrid({
  content,
  layout = 'portraits',
  headingLevel = 2,
  className,
  ...rest
}: TeamGridProps) {
  const titleId = useId();

  return (
    <Section aria-labelledby={titleId} {...rest} className={clsx('rp-TeamGrid', className)}>
      <Container className="rp-TeamGrid-inner">
        <SectionIntro content={content} titleId={titleId} headingLevel={headingLevel} />
        <Stack asChild className="rp-TeamGrid-list" data-layout={layout}>
          <ul>
            {content.people.map(({ name, role, text, picture }, index) => (
              <li key={index} className="rp-TeamGrid-person">
                {picture && <div className="rp-TeamGrid-picture">{picture}</div>}
                <div className="rp-TeamGrid-words">
                  <Heading
                    headingLevel={below(headingLevel)}
                    size={layout === 'photos' ? 'lg' : 'xl'}
                  >
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
          </ul>
        </Stack>
      </Container>
    </Section>
  );
}
