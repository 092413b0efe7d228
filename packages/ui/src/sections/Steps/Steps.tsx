import type { ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
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
export function Steps({ content, headingLevel = 2, ...rest }: StepsProps) {
  const { steps } = content;

  return (
    <SectionFrame {...rest} block="rp-Steps" content={content} headingLevel={headingLevel}>
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
              <Stack gap={2} className="rp-Steps-words">
                <Heading headingLevel={below(headingLevel)} size="xl">
                  {step.title}
                </Heading>
                <Text tone="quiet">{step.text}</Text>
              </Stack>
            </li>
          ))}
        </ol>
      </Stack>
    </SectionFrame>
  );
}
