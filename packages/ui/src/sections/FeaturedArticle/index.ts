export {
  FeaturedArticle,
  type FeaturedArticleContent,
  type FeaturedArticleProps,
} from './FeaturedArticle.tsx';
