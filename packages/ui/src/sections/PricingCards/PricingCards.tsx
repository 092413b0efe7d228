import { clsx } from 'clsx';
import { useId } from 'react';
import type { IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { Badge } from '../../primitives/data-display/Badge/Badge.tsx';
import { Button, type ButtonProps } from '../../primitives/controls/Button/Button.tsx';
import { ButtonLink } from '../../primitives/controls/Button/ButtonLink.tsx';
import { Card } from '../../primitives/data-display/Card/Card.tsx';
import { Container } from '../../primitives/layout/Container/Container.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Section } from '../../primitives/layout/Section/Section.tsx';
import { SectionIntro } from '../../primitives/layout/SectionIntro/SectionIntro.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface PricingPlan {
  /** Name of the plan. */
  title: string;
  /** Who it is for, in a sentence. @default none */
  text?: string;
  /** Price as it should be read out: “$2,500”, “Custom”. */
  price: string;
  /** What the price covers: “per month”. @default none */
  period?: string;
  /** What the plan includes, one line each. */
  features: string[];
  /** A link, or without `href` a button that calls `onAction`. */
  action: { label: string; href?: string };
  /** Raises the plan above the others; for one plan at most. @default false */
  highlighted?: boolean;
  /** Says why it is raised: “Most Popular”. @default none */
  badge?: string;
}

export interface PricingCardsContent extends IntroContent {
  /** Plans, smallest to largest. */
  plans: PricingPlan[];
  /** Note below the plans: taxes, terms. @default none */
  note?: string;
}

export interface PricingCardsProps extends SectionBaseProps<PricingCardsContent> {
  /** Called when the button of a plan whose action has no `href` is pressed. */
  onAction?: (plan: PricingPlan) => void;
}

/** What each plan costs and includes, with one plan highlighted. */
export function PricingCards({
  content,
  onAction,
  headingLevel = 2,
  className,
  ...rest
}: PricingCardsProps) {
  const id = useId();
  const { plans, note } = content;
  // Stands out on any surface.
  const raised = rest.surface === 'accent' ? 'ink' : 'accent';

  return (
    <Section aria-labelledby={id} {...rest} className={clsx('rp-PricingCards', className)}>
      <Container className="rp-PricingCards-inner">
        <SectionIntro content={content} titleId={id} headingLevel={headingLevel} align="center" />
        <Stack
          as="ul"
          gap={0}
          className="rp-PricingCards-list"
          data-row={plans.length <= 3 ? plans.length : undefined}
        >
          {plans.map((plan, index) => {
            const { title, text, price, period, features, highlighted, badge } = plan;
            const titleId = `${id}-${index}`;
            return (
              <Card
                key={title}
                asChild
                surface={highlighted ? raised : 'surface'}
                className="rp-PricingCards-plan"
              >
                <li data-highlighted={highlighted || undefined}>
                  <Stack gap={2} align="start">
                    <Heading id={titleId} headingLevel={below(headingLevel)} size="xl">
                      {title}
                    </Heading>
                    {badge && (
                      <Badge tone="highlight" className="rp-PricingCards-badge">
                        {badge}
                      </Badge>
                    )}
                    {text && <Text tone="quiet">{text}</Text>}
                  </Stack>
                  <p className="rp-PricingCards-price">
                    <strong className="rp-PricingCards-amount">{price}</strong>{' '}
                    {period && <span className="rp-PricingCards-period">{period}</span>}
                  </p>
                  <Stack as="ul" gap={3} className="rp-PricingCards-features">
                    {features.map((feature) => (
                      <li key={feature} className="rp-PricingCards-feature">
                        {feature}
                      </li>
                    ))}
                  </Stack>
                  <PlanAction plan={plan} titleId={titleId} onAction={onAction} />
                </li>
              </Card>
            );
          })}
        </Stack>
        {note && (
          <Text size="sm" tone="quiet" className="rp-PricingCards-note">
            {note}
          </Text>
        )}
      </Container>
    </Section>
  );
}

interface PlanActionProps extends Pick<PricingCardsProps, 'onAction'> {
  plan: PricingPlan;
  /** Id of the plan's name, which tells one “Get Started” from another. */
  titleId: string;
}

function PlanAction({ plan, titleId, onAction }: PlanActionProps) {
  const { label, href } = plan.action;
  const shared = {
    'aria-describedby': titleId,
    variant: plan.highlighted ? 'solid' : 'outline',
    size: 'lg',
    block: true,
  } satisfies Partial<ButtonProps>;

  return href === undefined ? (
    <Button {...shared} onClick={onAction && (() => onAction(plan))}>
      {label}
    </Button>
  ) : (
    <ButtonLink {...shared} href={href}>
      {label}
    </ButtonLink>
  );
}
