import type { ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
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
  ...rest
}: TeamGridProps) {
  return (
    <SectionFrame {...rest} block="rp-TeamGrid" content={content} headingLevel={headingLevel}>
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
    </SectionFrame>
  );
}
