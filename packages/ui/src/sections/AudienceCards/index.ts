export * from './AudienceCards.tsx';
