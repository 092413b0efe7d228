export { CreatorCard, type CreatorCardContent, type CreatorCardProps } from './CreatorCard.tsx';
