export {
  PricingCards,
  type PricingCardsContent,
  type PricingCardsProps,
  type PricingPlan,
} from './PricingCards.tsx';
