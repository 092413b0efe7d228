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
  /** Prices in the other periods, by their `value`. @default the same in each */
  prices?: Record<string, PricingPrice>;
}

/** Returns the price of a plan in a period. */
export const priceIn = (plan: PricedPlan, { value }: PricingPeriod): PricingPrice =>
  plan.prices?.[value] ?? plan;
