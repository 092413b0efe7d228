import { useId, type ReactNode } from 'react';
import type {
  ActionContent,
  HeadingLevel,
  IntroContent,
  SectionBaseProps,
  Surface,
} from '../../lib/content.ts';
import { below } from '../../lib/heading-level.ts';
import { pricesOf, type PricedPlan, type PricingPeriod } from '../../lib/pricing.ts';
import { wrapText } from '../../lib/wrap-text.tsx';
import { Badge } from '../../primitives/data-display/Badge/Badge.tsx';
import { Action } from '../../primitives/controls/Actions/Action.tsx';
import { Card } from '../../primitives/data-display/Card/Card.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';

export interface PricingCardsItem extends PricedPlan {
  /** Who it is for, in a sentence. @default none */
  text?: ReactNode;
  /** What the plan includes, one line each. */
  features: ReactNode[];
  /** How to get the plan: a link, a button or a node. */
  action: ActionContent;
  /** Raises the plan above the others; for one plan at most. @default false */
  highlighted?: boolean | undefined;
  /** Says why it is raised: “Most Popular”. @default none */
  badge?: ReactNode;
  /** Content of your own below the features. @default nothing */
  children?: ReactNode;
  /** A line below the action: “No card needed”. @default nothing */
  footer?: ReactNode;
}

export interface PricingCardsContent extends IntroContent {
  /** Plans, smallest to largest. */
  items: PricingCardsItem[];
  /**
   * Two or three billing periods, for which the plans list `prices`. A `PeriodSwitch` chooses one.
   * The first is the default, and the only one without a switch. @default one price per plan
   */
  periods?: PricingPeriod[] | undefined;
  /** Note below the plans: taxes, terms. @default none */
  note?: ReactNode;
}

export interface PricingCardsProps extends SectionBaseProps<PricingCardsContent> {
  /** A `PeriodSwitch`, below the intro. @default nothing */
  children?: ReactNode;
}

/** Whether the price is words, which would not fit at the size of a number. */
const isLong = (price: ReactNode) => typeof price === 'string' && price.length > 9;

/** What each plan costs and includes, with one plan highlighted. */
export function PricingCards({ content, headingLevel = 2, children, ...rest }: PricingCardsProps) {
  const id = useId();
  const { items: plans, periods = [], note } = content;

  return (
    <SectionFrame
      {...rest}
      block="rp-PricingCards"
      content={content}
      titleId={id}
      headingLevel={headingLevel}
      align="center"
      intro={children && <div className="rp-PricingCards-switch">{children}</div>}
    >
      <Stack
        asChild
        gap={0}
        className="rp-PricingCards-list"
        data-row={plans.length <= 3 ? plans.length : undefined}
      >
        <ul>
          {plans.map((plan, index) => (
            <Plan
              key={index}
              plan={plan}
              periods={periods}
              headingLevel={below(headingLevel)}
              // Stands out on any surface.
              raised={rest.surface === 'accent' ? 'ink' : 'accent'}
            />
          ))}
        </ul>
      </Stack>
      {note && (
        <Text size="sm" tone="quiet" className="rp-PricingCards-note">
          {note}
        </Text>
      )}
    </SectionFrame>
  );
}

interface PlanProps {
  plan: PricingCardsItem;
  periods: PricingPeriod[];
  headingLevel: HeadingLevel;
  /** The surface of a highlighted plan. */
  raised: Surface;
}

/** A plan on its card, with a price for each period. */
function Plan({ plan, periods, headingLevel, raised }: PlanProps) {
  const titleId = useId();
  const { title, text, features, action, highlighted, badge, children, footer } = plan;
  const prices = plan.prices ? pricesOf(plan, periods) : [plan];

  return (
    <Card asChild surface={highlighted ? raised : 'surface'} className="rp-PricingCards-plan">
      <li data-highlighted={highlighted || undefined}>
        <Stack gap={2} align="start">
          <Heading id={titleId} headingLevel={headingLevel} size="xl">
            {title}
          </Heading>
          {badge && (
            <Badge tone="highlight" className="rp-PricingCards-badge">
              {badge}
            </Badge>
          )}
          {text && <Text tone="quiet">{text}</Text>}
        </Stack>
        {prices.map(({ price, period }, index) => (
          <p
            key={index}
            className="rp-PricingCards-price"
            data-period={prices.length > 1 ? index : undefined}
          >
            <Heading asChild size={isLong(price) ? '2xl' : '4xl'}>
              <strong className="rp-PricingCards-amount">{price}</strong>
            </Heading>{' '}
            {period && <span className="rp-PricingCards-period">{period}</span>}
          </p>
        ))}
        <Stack gap={6} className="rp-PricingCards-body">
          <Features features={features} />
          {wrapText(children)}
        </Stack>
        <Stack gap={3} className="rp-PricingCards-end">
          <Action
            action={action}
            variant={highlighted ? 'solid' : 'outline'}
            size="lg"
            block
            // Distinguishes one “Get Started” from another.
            aria-describedby={titleId}
          />
          {footer && (
            <Text size="sm" tone="quiet" className="rp-PricingCards-footer">
              {footer}
            </Text>
          )}
        </Stack>
      </li>
    </Card>
  );
}

/** What a plan includes. */
const Features = ({ features }: Pick<PricingCardsItem, 'features'>) => (
  <Stack asChild gap={3} className="rp-PricingCards-features">
    <ul>
      {features.map((feature, index) => (
        <li key={index} className="rp-PricingCards-feature">
          {feature}
        </li>
      ))}
    </ul>
  </Stack>
);
