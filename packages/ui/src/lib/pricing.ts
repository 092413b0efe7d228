/** Types shared by PricingCards and its PeriodSwitch. */
import type { ReactNode } from 'react';

/** A billing period to choose. */
export interface PricingPeriod {
  /** Identifies the period in `prices` of a plan. */
  value: string;
  /** Its name: “Monthly”. */
  label: ReactNode;
  /** Its advantage, in a word or two: “2 months free”. @default none */
  note?: ReactNode;
}

/** What a plan costs. */
export interface PricingPrice {
  /** Price as it should be read out: “$2,500”, “Custom”. */
  price: ReactNode;
  /** What the price covers: “per month”. @default none */
  period?: ReactNode;
}

/** A plan with its prices. Its own price applies to the first period. */
export interface PricedPlan extends PricingPrice {
  /** Name of the plan. */
  title: ReactNode;
  /**
   * Prices in the other periods, by their `value`. A key of no period throws if a period has no
   * price. @default the same in each
   */
  prices?: Record<string, PricingPrice> | undefined;
}

/** Returns the prices of a plan, in the order of the periods. */
export function pricesOf(plan: PricedPlan, [first, ...others]: PricingPeriod[]): PricingPrice[] {
  const { prices = {} } = plan;
  const values = others.map(({ value }) => value);
  const missing = values.find((value) => value !== first?.value && !prices[value]);
  const unknown = Object.keys(prices).find((key) => !values.includes(key));
  if (missing !== undefined && unknown !== undefined)
    throw new Error(
      `A plan has no price for "${missing}", but one for "${unknown}", which is no period after the first.`,
    );
  return [plan, ...values.map((value) => prices[value] ?? plan)];
}
