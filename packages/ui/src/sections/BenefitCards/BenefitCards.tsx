import type { ReactNode } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Icon, type IconProps } from '../../primitives/data-display/Icon/Icon.tsx';
import { SectionFrame } from '../../primitives/layout/SectionIntro/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface BenefitCardsBenefit {
  /** The benefit. */
  title: ReactNode;
  /** How people get the benefit, in a sentence or two. */
  text: ReactNode;
  /** Figure that proves it. The first benefit with a figure is the large card. @default none */
  stat?: { value: ReactNode; label: ReactNode };
  /** One `<svg>` in `currentColor`. @default none */
  icon?: IconProps['children'];
}

export interface BenefitCardsContent extends IntroContent {
  /** Benefits, most important first. */
  benefits: BenefitCardsBenefit[];
}

export type BenefitCardsProps = SectionBaseProps<BenefitCardsContent>;

/**
 * Reasons to want something: columns under a rule, and one large card for the first benefit with a
 * figure.
 */
export function BenefitCards({ content, headingLevel = 2, ...rest }: BenefitCardsProps) {
  const { benefits } = content;
  const lead = benefits.findIndex(({ stat }) => stat);

  return (
    <SectionFrame {...rest} block="rp-BenefitCards" content={content} headingLevel={headingLevel}>
      <Stack asChild gap={8} className="rp-BenefitCards-list" data-lead={lead >= 0 || undefined}>
        <ul>
          {benefits.map(({ title, text, stat, icon }, index) => (
            <li
              key={index}
              className="rp-BenefitCards-benefit"
              data-large={index === lead || undefined}
            >
              <Heading headingLevel={below(headingLevel)} size={index === lead ? '2xl' : 'xl'}>
                {title}
              </Heading>
              {stat && (
                <p className="rp-BenefitCards-figure">
                  <strong className="rp-BenefitCards-value">{stat.value}</strong>{' '}
                  <span>{stat.label}</span>
                </p>
              )}
              {icon && (
                <span className="rp-BenefitCards-icon">
                  <Icon size="xl">{icon}</Icon>
                </span>
              )}
              <Text size={index === lead ? 'lg' : 'md'} className="rp-BenefitCards-text">
                {text}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </SectionFrame>
  );
}
