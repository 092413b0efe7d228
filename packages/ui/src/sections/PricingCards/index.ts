export * from './PricingCards.tsx';
