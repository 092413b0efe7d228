import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import type { Accent, HeadingLevel, Surface } from '../../lib/content.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { StepMark } from './StepMark.tsx';

export interface StepsContent {
  title: string;
  text?: string;
  /** In their order. Up to four stand beside each other where there is room. */
  steps: { title: string; text: string }[];
}

export interface StepsProps extends Omit<ComponentProps<'section'>, 'children' | 'content'> {
  content: StepsContent;
  /** Rank of the title; the steps come one rank below. @default 2 */
  headingLevel?: HeadingLevel;
  /** @default that of the surroundings */
  surface?: Surface;
  /** @default that of the surroundings */
  accent?: Accent;
}

/** How something works, in numbered steps along a line: two circles that come closer until they are one. */
export function Steps({ content, headingLevel = 2, className, ...rest }: StepsProps) {
  const titleId = useId();
  const { title, text, steps } = content;

  return (
    <Section labelledBy={titleId} {...rest} className={clsx('rp-Steps', className)}>
      <Container className="rp-Steps-inner">
        <div className="rp-Steps-intro">
          <Heading id={titleId} level={headingLevel} size="4xl">
            {title}
          </Heading>
          {text && (
            <Text className="rp-Steps-lead" size="lg" tone="quiet">
              {text}
            </Text>
          )}
        </div>
        <Stack as="ol" gap={0} className="rp-Steps-list" data-row={steps.length <= 4 || undefined}>
          {steps.map((step, index) => (
            <li key={step.title} className="rp-Steps-step">
              <div className="rp-Steps-track">
                <StepMark index={index} count={steps.length} />
              </div>
              <div className="rp-Steps-words">
                <Heading level={Math.min(headingLevel + 1, 6) as HeadingLevel} size="xl">
                  {step.title}
                </Heading>
                <Text tone="quiet">{step.text}</Text>
              </div>
            </li>
          ))}
        </Stack>
      </Container>
    </Section>
  );
}
