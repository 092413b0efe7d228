export * from './FeaturedArticle.tsx';
