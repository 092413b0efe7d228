export { PeriodSwitch, type PeriodSwitchContent, type PeriodSwitchProps } from './PeriodSwitch.tsx';
export type { PricedPlan, PricingPeriod, PricingPrice } from '../../lib/pricing.ts';
