export * from './MemberCards.tsx';
