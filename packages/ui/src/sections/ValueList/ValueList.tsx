import type { ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface ValueListContent extends IntroContent {
  /** Values, most important first. */
  values: { title: ReactNode; text?: ReactNode }[];
}

export type ValueListProps = SectionBaseProps<ValueListContent>;

/** An organization's values: numbered statements in very large type across the full width. */
export function ValueList({ content, headingLevel = 2, ...rest }: ValueListProps) {
  return (
    <SectionFrame {...rest} block="rp-ValueList" content={content} headingLevel={headingLevel}>
      <Stack asChild gap={0}>
        <ol>
          {content.values.map(({ title, text }, index) => (
            <li key={index} className="rp-ValueList-value">
              <span className="rp-ValueList-number" aria-hidden="true">
                {index + 1}
              </span>
              <Heading className="rp-ValueList-title" headingLevel={below(headingLevel)}>
                {title}
              </Heading>
              {text && (
                <Text className="rp-ValueList-text" size="lg" tone="quiet">
                  {text}
                </Text>
              )}
            </li>
          ))}
        </ol>
      </Stack>
    </SectionFrame>
  );
}
