'use client';
// Some browsers ignore the roles of table elements whose `display` changes, so `role` repeats them.
// Plans and features are identified only by their index.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, react/no-array-index-key */
import { useId, type ReactNode } from 'react';
import type { ActionContent, IntroContent, SectionBaseProps } from '../../lib/content.ts';
import { useWords } from '../../lib/words.ts';
import { Action } from '../../primitives/controls/Actions/Action.tsx';
import { Badge } from '../../primitives/data-display/Badge/Badge.tsx';
import { SectionFrame } from '../../primitives/layout/SectionFrame/SectionFrame.tsx';
import { Heading } from '../../primitives/text/Heading/Heading.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { Cell, Group, Label } from './ComparisonTableRows.tsx';
import { comparisonTableWords } from './ComparisonTable.words.ts';

/** A plan: one column. */
export interface ComparedPlan {
  /** Name of the plan; names its column. */
  title: ReactNode;
  /** Price as it should be read out: “$12”, “Custom”. @default none */
  price?: ReactNode;
  /** What the price covers: “per month”. @default none */
  period?: ReactNode;
  /** How to get the plan: a link, a button or a node. @default none */
  action?: ActionContent | undefined;
  /** Tints its column; for one plan at most. @default false */
  highlighted?: boolean | undefined;
  /** Says why it is tinted: “Most popular”. @default none */
  badge?: ReactNode;
}

/** A feature: one row. */
export interface ComparedFeature {
  /** Name of the feature; names its row. */
  title: ReactNode;
  /** A line that explains it. @default none */
  hint?: ReactNode;
  /** For each plan, in order: the amount, or `true` or `false` for a check or dash. */
  values: ReactNode[];
}

/** Features under one title. */
export interface ComparedGroup {
  /** Names the group. @default none */
  title?: ReactNode;
  /** Its rows. */
  features: ComparedFeature[];
}

export interface ComparisonTableContent extends IntroContent {
  /** The plans, smallest to largest. */
  plans: ComparedPlan[];
  /** The features, in groups. A single group needs no title. */
  groups: ComparedGroup[];
  /** Read out for a check mark. @default 'Included' */
  includedLabel?: string | undefined;
  /** Read out in place of a dash. @default 'Not included' */
  notIncludedLabel?: string | undefined;
  /** Note below the table: taxes, terms. @default none */
  note?: ReactNode;
}

export interface ComparisonTableProps extends SectionBaseProps<ComparisonTableContent> {
  /**
   * What stays together on a phone. With `features`, a feature and the values of all plans below it.
   * With `plans`, a plan and its values, on a card: better for values of several words. It needs at
   * most five plans, and features whose title is text. @default 'features'
   */
  fold?: 'features' | 'plans' | undefined;
}

/**
 * Plans side by side, feature by feature.
 *
 * Where the columns do not fit, each feature becomes its own row with the plans’ values below it,
 * so that visitors can compare plans without scrolling sideways. On a phone, each plan can be a card
 * instead.
 *
 * @see https://www.w3.org/WAI/tutorials/tables/multi-level/
 */
export function ComparisonTable({ fold = 'features', ...props }: ComparisonTableProps) {
  const id = useId();
  const words = useWords('ComparisonTable', comparisonTableWords, props.content);
  const { plans, groups, note } = words;
  const byPlan = fold === 'plans' && plans.length <= 5;

  return (
    <SectionFrame
      {...props}
      block="rp-ComparisonTable"
      data-fits={plans.length <= 5 || undefined}
      titleId={id}
    >
      <table
        className="rp-ComparisonTable-table"
        role="table"
        aria-labelledby={id}
        data-few={plans.length <= 3 || undefined}
        data-by-plan={byPlan || undefined}
      >
        <Plans plans={plans} />
        {groups.map((group, index) => (
          <Group
            key={index}
            group={group}
            plans={plans}
            byPlan={byPlan}
            yes={words.includedLabel}
            no={words.notIncludedLabel}
          />
        ))}
      </table>
      {note && (
        <Text size="sm" tone="quiet">
          {note}
        </Text>
      )}
    </SectionFrame>
  );
}

/** The head: the plans’ names, and below them what each costs and how to get it. */
const Plans = ({ plans }: { plans: ComparedPlan[] }) => (
  <thead role="rowgroup">
    <tr className="rp-ComparisonTable-names" role="row">
      <td className="rp-ComparisonTable-corner" role="cell" />
      {plans.map(({ title, badge, highlighted }, index) => (
        <th
          key={index}
          className="rp-ComparisonTable-name"
          role="columnheader"
          scope="col"
          abbr={typeof title === 'string' ? title : undefined}
          data-highlighted={highlighted || undefined}
        >
          <PlanName title={title} badge={badge} />
        </th>
      ))}
    </tr>
    <tr className="rp-ComparisonTable-offers" role="row">
      <td className="rp-ComparisonTable-corner" role="cell" />
      {plans.map(({ title, price, period, action, highlighted, badge }, index) => (
        <Cell key={index} className="rp-ComparisonTable-offer" highlighted={highlighted}>
          <Label>
            <PlanName title={title} badge={badge} />
          </Label>
          {price && (
            <p className="rp-ComparisonTable-price">
              <Heading asChild size="2xl">
                <strong>{price}</strong>
              </Heading>{' '}
              {period && <span className="rp-ComparisonTable-period">{period}</span>}
            </p>
          )}
          {action && (
            <div className="rp-ComparisonTable-action">
              <Action action={action} size="md" variant={highlighted ? 'solid' : 'outline'} />
            </div>
          )}
        </Cell>
      ))}
    </tr>
  </thead>
);

/** The name, which is read out first, and above it the badge. */
const PlanName = ({ title, badge }: Pick<ComparedPlan, 'title' | 'badge'>) => (
  <span className="rp-ComparisonTable-plan">
    <span>{title}</span>{' '}
    {badge && (
      <Badge tone="highlight" className="rp-ComparisonTable-badge">
        {badge}
      </Badge>
    )}
  </span>
);
