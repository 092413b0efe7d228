export { VideoCards, type VideoCardsContent, type VideoCardsProps } from './VideoCards.tsx';
