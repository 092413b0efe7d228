export {
  ArticleCards,
  type ArticleCardsContent,
  type ArticleCardsProps,
  type ArticleContent,
} from './ArticleCards.tsx';
