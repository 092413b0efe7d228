export * from './BenefitCards.tsx';
