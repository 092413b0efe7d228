import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { ActionContent, IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Actions } from '../../primitives/controls/Actions/Actions.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface SplitFeatureContent extends IntroContent {
  /** Points about the feature. @default none */
  points?: { title: ReactNode; text?: ReactNode }[];
  /** Actions that follow from it. @default none */
  actions?: ActionContent[];
}

export interface SplitFeatureProps extends SectionBaseProps<SplitFeatureContent> {
  /** A picture that fills its box: an `<svg>`, an `<img>`. If omitted, the points take its place. */
  picture?: ReactNode;
  /** Side of the picture when there are two columns. @default 'end' */
  side?: 'start' | 'end';
}

/** One feature at length: text and points on one side, a picture on the other. */
export function SplitFeature({
  content,
  picture,
  side = 'end',
  headingLevel = 2,
  className,
  ...rest
}: SplitFeatureProps) {
  const titleId = useId();
  const { points = [], actions = [] } = content;
  const list = points.length > 0 && (
    <Stack asChild gap={0} className="rp-SplitFeature-points">
      <ul>
        {points.map(({ title, text }, index) => (
          <li key={index} className="rp-SplitFeature-point">
            <Heading headingLevel={below(headingLevel)} size="md">
              {title}
            </Heading>
            {text && <Text tone="quiet">{text}</Text>}
          </li>
        ))}
      </ul>
    </Stack>
  );

  return (
    <Section aria-labelledby={titleId} {...rest} className={clsx('rp-SplitFeature', className)}>
      <Container className="rp-SplitFeature-inner" data-side={picture ? side : undefined}>
        <Stack gap={8}>
          <SectionIntro content={content} titleId={titleId} headingLevel={headingLevel} />
          {picture && list}
          {actions.length > 0 && <Actions actions={actions} size="md" />}
        </Stack>
        {picture ? (
          <div className="rp-SplitFeature-picture">
            <div className="rp-SplitFeature-art">{picture}</div>
          </div>
        ) : (
          list
        )}
      </Container>
    </Section>
  );
}
