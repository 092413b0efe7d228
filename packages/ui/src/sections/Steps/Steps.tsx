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

export interface StepsContent extends IntroContent {
  /** Steps in order. Up to four are side by side in a wide container. */
  steps: {
    /** What to do in this step. */
    title: ReactNode;
    /** A sentence or two about it. */
    text: ReactNode;
    /** A decorative `<svg>` or `<img>` instead of the number. @default none */
    icon?: ReactNode;
  }[];
}

export type StepsProps = SectionBaseProps<StepsContent>;

/** How something works, in numbered steps along a line. */
export function Steps({ content, headingLevel = 2, className, ...rest }: StepsProps) {
  const titleId = useId();
  const { steps } = content;

  return (
    <Section aria-labelledby={titleId} {...rest} className={clsx('rp-Steps', className)}>
      <Container className="rp-Steps-inner">
        <SectionIntro content={content} titleId={titleId} headingLevel={headingLevel} />
        <Stack asChild gap={0} className="rp-Steps-list" data-row={steps.length <= 4 || undefined}>
          <ol>
            {steps.map((step, index) => (
              <li key={index} className="rp-Steps-step">
                <div className="rp-Steps-track">
                  {/* The list is announced with its numbers. */}
                  <span className="rp-Steps-mark" aria-hidden="true">
                    {step.icon ?? index + 1}
                  </span>
                </div>
                <div className="rp-Steps-words">
                  <Heading headingLevel={below(headingLevel)} size="xl">
                    {step.title}
                  </Heading>
                  <Text tone="quiet">{step.text}</Text>
                </div>
              </li>
            ))}
          </ol>
        </Stack>
      </Container>
    </Section>
  );
}
