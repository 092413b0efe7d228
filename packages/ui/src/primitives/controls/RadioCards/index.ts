export { RadioCard, RadioCards, type RadioCardProps, type RadioCardsProps } from './RadioCards.tsx';
