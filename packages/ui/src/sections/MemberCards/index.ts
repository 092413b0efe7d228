export {
  MemberCards,
  type MemberCardsContent,
  type MemberCardsProps,
  type MemberContent,
} from './MemberCards.tsx';
