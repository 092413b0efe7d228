export {
  BenefitCards,
  type BenefitCardsBenefit,
  type BenefitCardsContent,
  type BenefitCardsProps,
} from './BenefitCards.tsx';
