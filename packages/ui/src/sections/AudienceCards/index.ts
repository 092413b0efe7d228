export {
  AudienceCards,
  type AudienceCardsAudience,
  type AudienceCardsContent,
  type AudienceCardsProps,
} from './AudienceCards.tsx';
